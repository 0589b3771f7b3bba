import { conflict, notFound } from '#kernel/errors.ts';

/** Also for a question that is switched off: to the public it does not exist. */
export const perguntaNaoEncontrada = () =>
  notFound('ajuda.pergunta-nao-encontrada', 'Esta pergunta não existe ou saiu da página.');

/** Two people edit the same question: the second is told instead of overwriting the first. */
export const perguntaMudou = (versao: number, autor: string | null) =>
  conflict(
    'ajuda.pergunta-mudou',
    `${autor ?? 'Outra pessoa'} salvou esta pergunta depois que você a abriu.`,
    { versao },
  );

export const enderecoJaExiste = () =>
  conflict('ajuda.endereco-existe', 'Já existe uma pergunta com este endereço. Escolha outro.', {
    campos: { slug: 'Este endereço já é de outra pergunta.' },
  });
