import { describe, expect, it } from 'vitest';
import {
  type Atual,
  classificacaoEscolhida,
  EU,
  NENHUM,
  responsavelEscolhido,
  type Valores,
  valoresIniciais,
} from './classificacao.ts';

const atual: Atual = {
  idAssunto: 3,
  subassunto: { idSubassunto: 30 },
  tags: ['obra', 'escola'],
  urgente: false,
};
const uma = (mudancas: Partial<Valores>) =>
  classificacaoEscolhida({ ...valoresIniciais(atual), ...mudancas }, atual);
const muitas = (mudancas: Partial<Valores>) =>
  classificacaoEscolhida({ ...valoresIniciais(null), ...mudancas }, null);

describe('what is sent of a classification', () => {
  it('is nothing while nothing was changed', () => {
    expect(uma({})).toBeNull();
    expect(muitas({})).toBeNull();
    expect(responsavelEscolhido(valoresIniciais(atual))).toBeNull();
  });

  it('is only what differs from what the one case has', () => {
    expect(uma({ idAssunto: '4' })).toEqual({ idAssunto: 4 });
    expect(uma({ idSubassunto: '31' })).toEqual({ idSubassunto: 31 });
    expect(uma({ urgente: 'urgente' })).toEqual({ urgente: true });
    expect(uma({ tags: ['escola'] })).toEqual({ retirarTags: ['obra'] });
    expect(uma({ tags: ['obra', 'escola', 'teto'] })).toEqual({ incluirTags: ['teto'] });
  });

  it('takes the order of tags, and an emptied subject, for no change', () => {
    expect(uma({ tags: ['escola', 'obra'] })).toBeNull();
    expect(uma({ idAssunto: '' })).toBeNull();
  });

  it('takes the sub-subject off when told to; another subject does so by itself', () => {
    expect(uma({ idSubassunto: NENHUM })).toEqual({ idSubassunto: null });
    expect(uma({ idAssunto: '4', idSubassunto: NENHUM })).toEqual({ idAssunto: 4 });
    expect(uma({ idAssunto: '4', idSubassunto: '40' })).toEqual({ idAssunto: 4, idSubassunto: 40 });
    expect(muitas({ idAssunto: '4', idSubassunto: NENHUM })).toEqual({ idAssunto: 4, idSubassunto: null });
  });

  it('leaves the tags of many alone until somebody says to replace them', () => {
    expect(muitas({ tags: ['obra'] })).toBeNull();
    expect(muitas({ tags: ['obra'], trocarTags: true })).toEqual({ tags: ['obra'] });
    expect(muitas({ tags: [], trocarTags: true })).toEqual({ tags: [] });
  });

  it('makes many not urgent, too, since nobody knows what each is', () => {
    expect(muitas({ urgente: 'normal' })).toEqual({ urgente: false });
  });

  it('knows the person themself from a colleague', () => {
    const de = (idResponsavel: string) => responsavelEscolhido({ ...valoresIniciais(null), idResponsavel });
    expect([de(EU), de('12'), de('')]).toEqual([EU, 12, null]);
  });
});
