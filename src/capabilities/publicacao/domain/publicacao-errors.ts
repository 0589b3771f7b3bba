import { conflict, notFound } from '#kernel/errors.ts';

export const soPedidoDeAcesso = () =>
  conflict('publicacao.so-pedido', 'Só pedidos de acesso à informação são publicados.');

export const pedidoRetipado = () =>
  conflict(
    'publicacao.retipado',
    'Este caso deixou de ser um pedido de acesso à informação e por isso não é público.',
  );

export const semRespostaConclusiva = () =>
  conflict('publicacao.sem-resposta', 'O pedido só é publicado depois da resposta conclusiva.');

export const conteudoRestrito = () =>
  conflict('publicacao.restrito', 'O conteúdo está restrito. Libere-o para que possa ser publicado.');

export const respostaNaoPublicavel = () =>
  conflict('publicacao.nao-publicavel', 'Quem respondeu marcou que esta resposta não deve ser publicada.');

export const dadosPorDecidir = (quantos: number) =>
  conflict(
    'publicacao.dados-por-decidir',
    quantos === 1
      ? 'Um trecho parece conter dado pessoal. Decida se ele será coberto ou publicado.'
      : `${quantos} trechos parecem conter dados pessoais. Decida se cada um será coberto ou publicado.`,
    { quantos },
  );

export const identidadeNuncaEPublica = () =>
  conflict(
    'publicacao.identidade-de-quem-pediu',
    'A identidade de quem fez o pedido é sempre coberta e não pode ser publicada.',
  );

export const publicarSemMotivo = () =>
  conflict(
    'publicacao.sem-motivo',
    'Diga, com ao menos 10 letras, por que este trecho pode ser lido por todos.',
  );

export const achadoNaoEncontrado = () =>
  notFound('publicacao.achado-nao-encontrado', 'Este trecho não existe mais: o texto foi conferido de novo.');
