import { expect, it } from 'vitest';
import { isXmlInteiro } from './xml.ts';

it.each([
  '<a/>',
  '<?xml version="1.0"?>\n<!-- um > dois --><a b="1 > 0" c=\'x\'>t<b/><c>ç</c></a>\n',
  '<n:lista xmlns:n="urn:x"><n:item><![CDATA[<não é tag>]]></n:item></n:lista>',
])('N11 takes xml that is whole: %j', (texto) => {
  expect(isXmlInteiro(texto)).toBe(true);
});

it.each([
  '<a><b></a>',
  '<a>',
  '</a>',
  '<a></a><b/>',
  'x<a/>',
  '<a/>x',
  '<a b=1/>',
  '<a><b></a></b>',
  '<a <b/>',
  'só texto',
])('N11 refuses xml that no program reads: %j', (texto) => {
  expect(isXmlInteiro(texto)).toBe(false);
});

it('reads each letter once: a megabyte of openings that never end is refused', () => {
  for (const nada of ['<a b="', '<a>', '<!--', '<?', '<a b="c" '])
    expect(isXmlInteiro(nada.repeat(200_000))).toBe(false);
});
