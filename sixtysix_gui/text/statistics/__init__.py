"""The words of the statistics: plain sentences that never say more than is shown."""
