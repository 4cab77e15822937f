"""Why a move was good or bad, proved from what the measure knows."""
