import { beforeAll, describe, expect, it } from 'vitest';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import { camposComErro } from '#kernel/validacao/campos-com-erro.ts';
import { instalarMensagens } from '#kernel/validacao/zod-mensagens.ts';
import { parseTeor } from './teor.ts';

beforeAll(instalarMensagens);
const erros = (formulario: (typeof TipoFormulario)[keyof typeof TipoFormulario], valor: unknown) => {
  const lido = parseTeor(formulario, valor);
  return lido.success ? {} : camposComErro(lido.error);
};

describe('what each form asks for', () => {
  it('S5-02 requires the text and says so with its label', () => {
    for (const valor of [{}, { texto: '' }, { texto: '  ' }]) {
      expect(erros(TipoFormulario.padrao, valor)).toEqual({ texto: 'O campo Relato é obrigatório!' });
    }
  });

  it('takes 8000 characters and not one more', () => {
    expect(erros(TipoFormulario.padrao, { texto: 'a'.repeat(8000) })).toEqual({});
    expect(erros(TipoFormulario.padrao, { texto: 'a'.repeat(8001) })).toEqual({
      texto: 'Deve ter no máximo 8000 caracter(es)',
    });
  });

  it('refuses the fields of another form', () => {
    expect(erros(TipoFormulario.padrao, { texto: 'x', envolvidos: [] })).not.toEqual({});
    expect(erros(TipoFormulario.acessoAInformacao, { resumo: 'a', texto: 'b', servico: 'c' })).not.toEqual(
      {},
    );
  });

  it('asks a denúncia for what happened and leaves the rest to the person', () => {
    expect(erros(TipoFormulario.denuncia, { texto: 'Vi o desvio.' })).toEqual({});
    const cheia = {
      texto: 'Vi o desvio.',
      quem: 'O chefe',
      como: 'Com notas frias',
      quando: 'Em março',
      envolvidos: [{ nome: 'Fulano', idFuncao: 4, orgao: 'Setor de compras' }],
      local: { idMunicipio: 230440, descricao: 'Almoxarifado' },
      temTestemunhas: 'sim',
      temProvas: 'nao-sei',
      camposAdicionais: [{ nome: 'Com que frequência aconteceu?', valor: 'Uma vez' }],
    };
    expect(erros(TipoFormulario.denuncia, cheia)).toEqual({});
  });

  it('asks Simplifique for the service, the difficulty and the proposal', () => {
    expect(Object.keys(erros(TipoFormulario.simplifique, {}))).toEqual([
      'servico',
      'texto',
      'propostaMelhoria',
    ]);
  });
});
