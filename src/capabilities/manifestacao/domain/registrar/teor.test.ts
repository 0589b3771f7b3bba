import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { type FormularioDeRegistro, TipoFormulario } from '#kernel/enumeracoes.ts';
import { camposComErro } from '#kernel/validacao/campos-com-erro.ts';
import { instalarMensagens } from '#kernel/validacao/zod-mensagens.ts';
import { readTeor } from './read-teor.ts';
import { parseTeor, type Teor, type TeorDe, type TeorEnviado } from './teor.ts';

beforeAll(instalarMensagens);
const erros = (formulario: FormularioDeRegistro, valor: unknown) => {
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

describe('the type of what was written', () => {
  it('follows from the form', () => {
    const lido = parseTeor(TipoFormulario.acessoAInformacao, {
      resumo: ' Diárias ',
      texto: 'Quanto foi pago?',
    });
    expectTypeOf(lido.data).toEqualTypeOf<{ resumo: string; texto: string } | undefined>();
    expect(lido.data).toEqual({ resumo: 'Diárias', texto: 'Quanto foi pago?' });
    expectTypeOf<TeorDe<typeof TipoFormulario.denuncia>>().toHaveProperty('envolvidos');
    expectTypeOf<TeorDe<typeof TipoFormulario.padrao>>().not.toHaveProperty('envolvidos');
  });

  it('lets nobody send a form that is none', () => {
    expectTypeOf<{ texto: string }>().toExtend<TeorEnviado>();
    expectTypeOf<{ resumo: string }>().not.toExtend<TeorEnviado>();
    expectTypeOf<{ texto: number }>().not.toExtend<TeorEnviado>();
    // @ts-expect-error: no form has this field.
    const outro: TeorEnviado = { texto: 'x', outra: 1 };
    expect(erros(TipoFormulario.padrao, outro)).toEqual({ outra: 'Campo desconhecido: outra.' });
  });

  it('is kept with what any form may have', () => {
    expectTypeOf<TeorDe<FormularioDeRegistro>>().toExtend<Teor>();
  });
});

describe('what a row keeps', () => {
  it('is read as it was filed, whatever the rules are now', () => {
    const antiga = {
      texto: ` ${'a'.repeat(9000)}`,
      resumo: 'b'.repeat(300),
      envolvidos: [{ nome: '', cargo: 'Chefe' }],
      local: { idMunicipio: 230440, rua: 'A' },
      camposAdicionais: [{ nome: 'Com que frequência?', valor: '' }],
      integracao: { outroServico: 'Certidão' },
      campoDeAntes: ['x'],
    };
    expect(readTeor(antiga)).toEqual(antiga);
  });

  it('gets no field that it has not, but for its text', () => {
    expect(readTeor({ texto: 'x' })).toEqual({ texto: 'x' });
    expect(readTeor({ resumo: 'x' })).toEqual({ texto: '', resumo: 'x' });
    expect(readTeor(null)).toEqual({ texto: '' });
  });

  it('loses to a part that cannot be read nothing but that part', () => {
    expect(readTeor({ texto: 'x', temProvas: 'talvez', envolvidos: 'Fulano', local: null })).toEqual({
      texto: 'x',
    });
  });
});
