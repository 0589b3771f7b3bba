import { describe, expect, it } from 'vitest';
import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import { TipoFormulario, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { type CasoDoModelo, modeloDeResposta, preencherModelo } from './preencher-modelo.ts';

const caso: CasoDoModelo = {
  protocolo: '00106.000123/2024-48',
  prazo: '02/09/2026',
  orgao: 'CGU – Controladoria-Geral da União',
  nome: 'Maria Souza',
  idTipo: TipoManifestacao.reclamacao,
  idTipoFormulario: TipoFormulario.padrao,
  idTipoIdentificacao: TipoIdentificacao.semRestricao,
  identidadePreservada: false,
};

describe('a template', () => {
  it('is filled in with the data of the case', () => {
    expect(preencherModelo('{{nome}}: {{ protocolo }} até {{prazo}} ({{artigo}}). {{orgao}}', caso)).toBe(
      'Maria Souza: 00106.000123/2024-48 até 02/09/2026 (art. 16 da Lei nº 13.460/2017). CGU – Controladoria-Geral da União',
    );
    const acesso = { ...caso, idTipoFormulario: TipoFormulario.acessoAInformacao };
    expect(preencherModelo('{{artigo}}', acesso)).toBe('art. 11 da Lei nº 12.527/2011');
  });

  it.each([
    ['a denúncia', { idTipo: TipoManifestacao.denuncia }],
    ['a comunicação', { idTipo: TipoManifestacao.comunicacao }],
    ['a preserved identity', { identidadePreservada: true }],
    ['a restricted identity', { idTipoIdentificacao: TipoIdentificacao.comRestricao }],
    ['nobody', { nome: null }],
  ])('never carries the name of %s', (_, mais) => {
    expect(preencherModelo('Olá, {{nome}}.', { ...caso, ...mais })).toBe('Olá, manifestante.');
  });

  it('does not fill in what the text of the case brings', () => {
    expect(preencherModelo('{{nome}}', { ...caso, nome: '{{protocolo}}' })).toBe('{{protocolo}}');
  });

  it('is refused with a name that does not exist', () => {
    const modelo = { nome: 'Padrão', texto: 'Prezada pessoa, {{cpf}} e mais texto.' };
    const lido = modeloDeResposta.safeParse(modelo);
    expect(lido.error?.issues[0]?.message).toContain('{{cpf}}');
    expect(
      modeloDeResposta.safeParse({ ...modelo, texto: 'Prezada pessoa, {{nome}}, tudo bem?' }).success,
    ).toBe(true);
  });
});
