"""The guided deal: five tricks at the real table, one sentence a step."""
