"""The security headers of responses (Content-Security-Policy and others), and what may be cached."""

from collections.abc import Awaitable, Callable
from http import HTTPStatus

from fastapi import Request, Response

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
API_PAGE_POLICY = POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'").replace(
    "img-src 'self'", "img-src 'self' data:"
)

OF_EVERYTHING = {"x-content-type-options": "nosniff", "referrer-policy": "no-referrer"}
HEADERS = OF_EVERYTHING | {
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


async def add_headers(request: Request, answer: Callable[[Request], Awaitable[Response]]) -> Response:
    """Answer a request, and add the usual headers."""
    response = await answer(request)
    path = request.url.path
    if path.startswith("/assets/") and path.endswith(".js") and response.status_code < HTTPStatus.BAD_REQUEST:
        response.headers.update(OF_EVERYTHING)  # browsers heed the others in documents only, and a page loads many scripts
        return response
    response.headers.update(HEADERS)
    response.headers["content-security-policy"] = API_PAGE_POLICY if path == "/api/docs" else POLICY
    if path.startswith("/api/") or response.status_code >= HTTPStatus.BAD_REQUEST:
        response.headers.setdefault("cache-control", "no-store")
    return response
