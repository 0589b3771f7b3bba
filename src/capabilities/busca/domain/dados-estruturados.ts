const IDIOMA = 'pt-BR';

/** What of a public request machines are told. */
export interface PedidoDescrito {
  readonly numeroProtocolo: string;
  readonly resumo: string;
  readonly texto: string;
  readonly resposta: string;
  readonly orgao: { readonly sigla: string; readonly nome: string };
  readonly assunto: { readonly descAssunto: string } | null;
  readonly registradoEm: string;
  readonly respondidoEm: string;
  readonly publicadoEm: string;
}

/**
 * A public request in the words of schema.org: a page with one question and the answer of the office. Who asked is nobody, as on
 * the page; only what the publication gate let through is in it.
 */
export const dadosDoPedido = (
  pedido: PedidoDescrito,
  { endereco, portal }: { readonly endereco: string; readonly portal: string },
): object => {
  const orgao = {
    '@type': 'GovernmentOrganization',
    name: pedido.orgao.nome,
    alternateName: pedido.orgao.sigla,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    '@id': endereco,
    url: endereco,
    inLanguage: IDIOMA,
    isPartOf: { '@type': 'WebSite', name: portal },
    datePublished: pedido.publicadoEm,
    mainEntity: {
      '@type': 'Question',
      '@id': `${endereco}#pedido`,
      identifier: pedido.numeroProtocolo,
      name: pedido.resumo,
      text: pedido.texto,
      inLanguage: IDIOMA,
      dateCreated: pedido.registradoEm,
      ...(pedido.assunto && { about: { '@type': 'Thing', name: pedido.assunto.descAssunto } }),
      answerCount: 1,
      acceptedAnswer: {
        '@type': 'Answer',
        '@id': `${endereco}#resposta`,
        url: endereco,
        text: pedido.resposta,
        inLanguage: IDIOMA,
        dateCreated: pedido.respondidoEm,
        author: orgao,
      },
    },
  };
};
