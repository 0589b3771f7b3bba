import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { comPagina } from './pagina-legivel.ts';

const moldura = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8');

it('puts title, description, address and words into the frame of every page, and no mark of theirs', () => {
  const html = comPagina(moldura, {
    titulo: 'Vacinas </title><script>alert(1)</script> & $& doses',
    descricao: 'Três "milhões".',
    canonico: 'https://escuta.exemplo/web/busca/pedidos/1',
    corpo: '<article><h1>Vacinas</h1></article>',
  });
  expect(html).toContain(
    '<title>Vacinas &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; $&amp; doses</title>',
  );
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html.match(/name="description"/g)).toHaveLength(1);
  expect(html).toContain('content="Três &quot;milhões&quot;."');
  expect(html).toContain('<link rel="canonical" href="https://escuta.exemplo/web/busca/pedidos/1" />');
  expect(html).toContain('<div id="app"><article><h1>Vacinas</h1></article><noscript>');
});
