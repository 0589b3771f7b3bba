import { describe, expect, it } from 'vitest';
import { Esfera } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { alcanca, alcanceDe, monitora, type OrgaoDaPessoa } from './autoridade.ts';

const orgao = (more: Partial<OrgaoDaPessoa> = {}): OrgaoDaPessoa => ({
  idOuvidoria: 1,
  idEsfera: Esfera.federal,
  uf: 'DF',
  idMunicipio: 530010,
  autoridade: false,
  ...more,
});
const cgu = orgao({ idOuvidoria: 6, autoridade: true });
const ifce = orgao({ idOuvidoria: 65, uf: 'CE', idMunicipio: 230440 });
const ceara = orgao({ idOuvidoria: 1023, idEsfera: Esfera.estadual, uf: 'CE' });
const fortaleza = orgao({
  idOuvidoria: 2001,
  idEsfera: Esfera.municipal,
  uf: 'CE',
  idMunicipio: 230440,
});

describe('who watches whom', () => {
  it('the authority of the Union watches every federal body, wherever it stands, and no state', () => {
    expect(monitora(cgu, ifce)).toBe(true);
    expect(monitora(cgu, cgu)).toBe(true);
    expect(monitora(cgu, ceara)).toBe(false);
  });

  it('the authority of a state watches its own state only, that of a city its own city only', () => {
    const doCeara = { ...ceara, autoridade: true };
    expect(monitora(doCeara, { ...ceara, idOuvidoria: 9 })).toBe(true);
    expect(monitora(doCeara, { ...ceara, uf: 'PI' })).toBe(false);
    expect(monitora(doCeara, fortaleza)).toBe(false);
    const daCidade = { ...fortaleza, autoridade: true };
    expect(monitora(daCidade, { ...fortaleza, idMunicipio: 230765 })).toBe(false);
  });

  it('an office that is no authority watches nobody, not even itself', () => {
    expect(monitora(ifce, ifce)).toBe(false);
    expect(monitora(null, ifce)).toBe(false);
  });
});

describe('who looks at whom', () => {
  const gestor = { idPerfil: Perfil.gestor };
  it('a gestor at the own body, of an authority at what it watches, the administrador at all', () => {
    expect(alcanca(alcanceDe(gestor, ifce), ifce)).toBe(true);
    expect(alcanca(alcanceDe(gestor, ifce), cgu)).toBe(false);
    expect(alcanca(alcanceDe(gestor, cgu), ifce)).toBe(true);
    expect(alcanca(alcanceDe(gestor, cgu), ceara)).toBe(false);
    expect(alcanca(alcanceDe({ idPerfil: Perfil.administrador }, ifce), ceara)).toBe(true);
  });

  it('nobody without an office', () => {
    expect(alcanca(alcanceDe(gestor, null), ifce)).toBe(false);
  });

  it('an administrador elsewhere looks, but is not the authority', () => {
    expect(monitora(ifce, cgu)).toBe(false);
  });
});
