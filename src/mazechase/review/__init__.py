"""A finished match, looked at again: everybody's chances ply by ply, what luck gave, and what decisions gave away."""

from mazechase.review.review import Review, Reviewed, Total, review

__all__ = ["Review", "Reviewed", "Total", "review"]
