import { expect, it } from 'vitest';
import { parseConteudoDoAcesso } from '#capabilities/conteudo-da-resposta/domain/conteudo-do-acesso.ts';
import { plainDate } from '#kernel/prazo/data.ts';
import { camposComErro } from '#kernel/validacao/campos-com-erro.ts';
import { detalhesDoAcesso } from './detalhes-do-acesso.ts';
import { decisoes } from './textos-decisoes.ts';

const dia = plainDate(2026, 8, 14);
const respostas = decisoes.flatMap(({ id, respostas: cada }) =>
  [...new Set(cada.map(({ especificacao }) => especificacao))].map((especificacao) => ({
    id,
    especificacao,
  })),
);

it.each(respostas)('the demonstration answers decision $id, $especificacao as the law asks', (cada) => {
  const lido = parseConteudoDoAcesso(
    { idCodigoDecisao: cada.id, idEspecificacaoDecisao: cada.especificacao },
    detalhesDoAcesso(cada.id, cada.especificacao, dia, '00106.000123/2024-48'),
    dia,
  );
  expect(lido.success ? {} : camposComErro(lido.error)).toEqual({});
});
