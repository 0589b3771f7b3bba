import { createElement, Fragment, type ReactNode } from 'react';
import { textoConfiavel } from '../trusted-types.ts';

/**
 * The tags that a message may contain. Other tags are removed but their text stays; scripts and
 * styles lose both.
 */
const ALLOWED = new Set(['b', 'strong', 'i', 'em', 'u', 'br', 'p', 'ul', 'ol', 'li', 'a']);
const DROPPED = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript']);
/** An empty address is the page itself, which the link reloads. */
const SAFE_LINK = /^(?:$|https?:|mailto:|\/(?!\/))/i;

function link(element: Element, children: ReactNode, key: number): ReactNode {
  const href = element.getAttribute('href')?.trim();
  if (href === undefined || !SAFE_LINK.test(href)) return <Fragment key={key}>{children}</Fragment>;
  const outside = /^https?:/i.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a key={key} href={href} {...outside}>
      {children}
    </a>
  );
}

function toReact(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  if (DROPPED.has(tag)) return null;
  const children = [...node.childNodes].map(toReact);
  if (tag === 'a') return link(node, children, key);
  if (tag === 'br') return <br key={key} />;
  return createElement(ALLOWED.has(tag) ? tag : Fragment, { key }, children);
}

/**
 * Text that may contain simple markup (S3, notification message). It is rebuilt node by node, so
 * that no foreign markup is injected.
 */
export function RichText({ html }: { readonly html: string }) {
  const { body } = new DOMParser().parseFromString(textoConfiavel(html), 'text/html');
  return <>{[...body.childNodes].map(toReact)}</>;
}
