import { describe, expect, it } from 'vitest';
import { comLogin } from '../acesso.ts';
import { conflict } from '../errors.ts';
import { Perfil } from '../perfil.ts';
import { atosDe } from './ato.ts';
import { exige } from './condicao.ts';
import { endpointDoAto } from './endpoint-do-ato.ts';
import { allowedActs, checkAct, stateAfter } from './interpretar.ts';
import { versaoMudou } from './versao-mudou.ts';

interface Fatos {
  readonly pago: boolean;
}
const pago = exige<Fatos>(
  'a conta foi paga',
  ({ pago }) => pago,
  () => conflict('x.nao-pago', 'Pague antes.'),
);
const ato = atosDe<'aberta' | 'fechada', Fatos, 'mail'>()('conta');
const historico = { rotulo: 'Fechamento', frase: 'A conta foi fechada.', evento: null };
const fechar = ato('fechar', {
  lei: 'Lei 1, art. 2',
  de: ['aberta'],
  para: 'fechada',
  quem: [Perfil.gestor],
  quando: [pago],
  rota: { chave: 'POST /app-web/v1/contas/:idRecurso/fechar', acesso: comLogin, resumo: 'Fecha.' },
  historico,
});
const olhar = ato('olhar', {
  lei: '',
  de: ['aberta', 'fechada'],
  quem: [Perfil.gestor, Perfil.cidadao],
  historico,
});
const noCaso = (
  perfil: typeof Perfil.gestor | typeof Perfil.cidadao,
  estado: 'aberta' | 'fechada',
  pago = true,
) => ({
  perfil,
  estado,
  fatos: { pago },
});
const code = (...args: Parameters<typeof noCaso>) => {
  const verdict = checkAct(fechar, noCaso(...args));
  return verdict.allowed ? 'allowed' : verdict.error.code;
};

describe('an act, as it is declared', () => {
  it('is refused first by who, then by the state, then by its conditions', () => {
    expect(code(Perfil.cidadao, 'fechada', false)).toBe('ato.perfil-sem-permissao');
    expect(code(Perfil.gestor, 'fechada', false)).toBe('ato.situacao-nao-permite');
    expect(code(Perfil.gestor, 'aberta', false)).toBe('x.nao-pago');
    expect(code(Perfil.gestor, 'aberta')).toBe('allowed');
  });

  it('leads where it says, or leaves the state as it is', () => {
    expect(stateAfter(fechar, 'aberta')).toBe('fechada');
    expect(stateAfter(olhar, 'fechada')).toBe('fechada');
  });

  it('is sent with the data only while it is open', () => {
    const abertos = (estado: 'aberta' | 'fechada') =>
      allowedActs([fechar, olhar], noCaso(Perfil.gestor, estado)).map(({ nome }) => nome);
    expect(abertos('aberta')).toEqual(['fechar', 'olhar']);
    expect(abertos('fechada')).toEqual(['olhar']);
  });

  it('is an endpoint whose path names what it is done on, and whose body may name the version seen', () => {
    const [chave, { params, body }] = endpointDoAto(fechar);
    expect(chave).toBe('POST /app-web/v1/contas/:idRecurso/fechar');
    expect(params?.parse({ idRecurso: '12' })).toEqual({ idRecurso: 12 });
    expect(body?.parse({ versao: 3 })).toEqual({ versao: 3 });
    expect(body?.parse(undefined)).toEqual({});
    expect(body?.safeParse({ outro: 3 }).success).toBe(false);
  });

  it('may be asked for only with the version that was seen', () => {
    const { rota } = fechar;
    if (!rota) throw new Error('It has a route');
    const [, { body }] = endpointDoAto({ ...fechar, rota: { ...rota, exigeVersao: true } });
    expect(body?.safeParse({}).success).toBe(false);
    expect(body?.parse({ versao: 3 })).toEqual({ versao: 3 });
  });

  it('says the same sentence to whoever saw an older version, whatever it is', () => {
    expect(versaoMudou('conta.mudou', { versao: 4 })).toMatchObject({
      kind: 'conflict',
      code: 'conta.mudou',
      message: versaoMudou('outra.mudou').message,
      details: { versao: 4 },
    });
  });

  it('asked for on several cases, names them in its body', () => {
    const emLote = ato('fechar', {
      lei: '',
      de: ['aberta'],
      quem: [],
      rota: {
        chave: 'POST /app-web/v1/contas/fechar',
        variosCasos: true,
        acesso: comLogin,
        resumo: 'Fecha várias.',
      },
      historico,
    });
    const [, { params, body }] = endpointDoAto(emLote);
    expect(params).toBeUndefined();
    expect(body?.safeParse({ casos: [{ idManifestacao: 1, versao: 2 }] }).success).toBe(true);
    expect(body?.safeParse({ casos: [] }).success).toBe(false);
  });
});
