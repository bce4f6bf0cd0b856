"""How fast Salon is, beside other engines, measured in one run on one machine: `make bench`.

A figure from another machine or another day says little, so every engine is measured anew, in the
same process, by the same clock, with the same cheap random choices. These are not tests: they
report, and never fail because something was slow.
"""
