import { expect, it } from 'vitest';
import { dadosDoPedido, type PedidoDescrito } from './dados-estruturados.ts';

const pedido: PedidoDescrito = {
  numeroProtocolo: '00106.000001/2026-48',
  resumo: 'Vacinas',
  texto: 'Quantas doses?',
  resposta: 'Três milhões.',
  orgao: { sigla: 'CGU', nome: 'Controladoria-Geral da União' },
  assunto: { descAssunto: 'Saúde' },
  registradoEm: '2026-03-01',
  respondidoEm: '2026-03-11',
  publicadoEm: '2026-03-12',
};
const endereco = 'https://escuta.exemplo/web/busca/pedidos/00106000001202648';

it('M10 schema.org: a public request is a question with the answer of the office, and nobody is named as who asked', () => {
  const dados = dadosDoPedido(pedido, { endereco, portal: 'Escuta.BR' });
  expect(dados).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    url: endereco,
    datePublished: '2026-03-12',
    mainEntity: {
      '@type': 'Question',
      identifier: '00106.000001/2026-48',
      name: 'Vacinas',
      text: 'Quantas doses?',
      answerCount: 1,
      acceptedAnswer: {
        '@type': 'Answer',
        text: 'Três milhões.',
        dateCreated: '2026-03-11',
        author: { '@type': 'GovernmentOrganization', name: 'Controladoria-Geral da União' },
      },
    },
  });
  expect(Object.keys((dados as { mainEntity: object }).mainEntity)).not.toContain('author');
});

it('M10 schema.org: leaves the subject out where there is none', () => {
  expect(
    JSON.stringify(dadosDoPedido({ ...pedido, assunto: null }, { endereco, portal: 'x' })),
  ).not.toContain('"about"');
});
