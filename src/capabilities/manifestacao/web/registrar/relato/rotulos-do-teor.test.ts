import { describe, expect, it } from 'vitest';
import { formularioDoTipo, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { camposComErro } from '#kernel/validacao/campos-com-erro.ts';
import { mensagemDoErro } from '#kernel/validacao/zod-mensagens.ts';
import { rotulosDoTeor } from './rotulos-do-teor.ts';
import { schemaDoTeor, teorVazio } from './teor-em-edicao.ts';

const errosDe = (tipo: number) => {
  const schema = schemaDoTeor(formularioDoTipo(tipo), rotulosDoTeor(tipo));
  const { error } = schema.safeParse(teorVazio(), { error: mensagemDoErro });
  return error ? camposComErro(error) : {};
};

describe('N17 errors use the label on screen', () => {
  it.each([
    [TipoManifestacao.reclamacao, { texto: 'O campo O que aconteceu? é obrigatório!' }],
    [TipoManifestacao.elogio, { texto: 'O campo O que você quer elogiar? é obrigatório!' }],
    [TipoManifestacao.denuncia, { texto: 'O campo O que aconteceu? é obrigatório!' }],
    [
      TipoManifestacao.simplifique,
      {
        servico: 'O campo Qual serviço? é obrigatório!',
        texto: 'O campo O que é difícil nele? é obrigatório!',
        propostaMelhoria: 'O campo Como poderia ser mais simples? é obrigatório!',
      },
    ],
    [
      TipoManifestacao.acessoAInformacao,
      {
        resumo: 'O campo Resumo do pedido é obrigatório!',
        texto: 'O campo Detalhes do pedido é obrigatório!',
      },
    ],
  ])('S5-02 type %d', (tipo, esperados) => {
    expect(errosDe(tipo)).toEqual(esperados);
  });
});
