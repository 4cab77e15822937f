"""The figure kit: faces, hair, hats, garments, hands and what they hold.

Heads are drawn round the middle of the face (x and y from there, about 190 high with hat); all the
rest in figure space: x from the card's axis, y from its top.
"""
