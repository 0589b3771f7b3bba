import { describe, expect, it } from 'vitest';
import { podeVerIdentidade } from '#capabilities/manifestacao/domain/identificacao.ts';
import { Esfera, TipoFormulario } from '#kernel/enumeracoes.ts';
import { ARQUIVOS_FICAM, avisoDosArquivos, podeEncaminhar, vaiComIdentidade } from './encaminhamento.ts';

const reclamacao = {
  protegida: false,
  idTipoFormulario: TipoFormulario.padrao,
  idOuvidoria: 6,
  anonima: false,
};
const destino = {
  idOuvidoria: 65,
  nome: 'IFCE',
  idEsfera: Esfera.federal,
  uf: 'CE',
  idMunicipio: null,
  formularios: [TipoFormulario.padrao],
};
const code = (...args: Parameters<typeof podeEncaminhar>) => {
  const verdict = podeEncaminhar(...args);
  return verdict.allowed ? 'allowed' : verdict.error.code;
};

describe('the receiver', () => {
  it('is another office that offers the form', () => {
    expect(code(reclamacao, destino)).toBe('allowed');
    expect(code({ ...reclamacao, idOuvidoria: 65 }, destino)).toBe('encaminhamento.mesmo-orgao');
    expect(code(reclamacao, { ...destino, formularios: [TipoFormulario.denuncia] })).toBe(
      'manifestacao.orgao-nao-recebe',
    );
  });
});

describe('the identity', () => {
  const denuncia = { protegida: true, anonima: false };
  it('of a denunciante goes along with consent only', () => {
    expect(vaiComIdentidade(denuncia, false)).toBe(false);
    expect(vaiComIdentidade(denuncia, true)).toBe(true);
    expect(vaiComIdentidade(reclamacao, false)).toBe(true);
    expect(vaiComIdentidade({ protegida: true, anonima: true }, true)).toBe(false);
  });

  it('is open to the office that was chosen, and to another only if it came along', () => {
    const noRecebedor = { protegida: true, idOuvidoria: 65, idOuvidoriaRegistro: 6, preservada: false };
    expect(podeVerIdentidade({ ...noRecebedor, veioComIdentidade: false })).toBe(false);
    expect(podeVerIdentidade({ ...noRecebedor, veioComIdentidade: null })).toBe(false);
    expect(podeVerIdentidade({ ...noRecebedor, veioComIdentidade: true })).toBe(true);
    expect(podeVerIdentidade({ ...noRecebedor, idOuvidoria: 6, veioComIdentidade: false })).toBe(true);
    expect(podeVerIdentidade({ ...noRecebedor, protegida: false, veioComIdentidade: false })).toBe(true);
  });

  it('Lei 13.460/2017, art. 10 § 7º: of a request with the identity preserved is open to no office, whatever it becomes', () => {
    for (const protegida of [false, true]) {
      for (const idOuvidoria of [6, 65]) {
        const caso = { protegida, idOuvidoria, idOuvidoriaRegistro: 6, veioComIdentidade: true };
        expect(podeVerIdentidade({ ...caso, preservada: true })).toBe(false);
      }
    }
  });
});

describe('the files', () => {
  const denuncia = { protegida: true, anonima: false, idOuvidoriaRegistro: 6 };
  it.each([
    ['of a denúncia without the identity', denuncia, 65, false, ARQUIVOS_FICAM],
    ['of a denúncia with it', denuncia, 65, true, null],
    ['on the way back to the office that was chosen', denuncia, 6, false, null],
    ['of who is nobody', { ...denuncia, anonima: true }, 65, false, null],
    ['of anything else', { ...denuncia, protegida: false }, 65, true, null],
    ['of what left the platform', denuncia, null, false, null],
  ])('%s', (_, caso, idOuvidoriaDestino, comIdentidade, aviso) => {
    expect(avisoDosArquivos(caso, { idOuvidoriaDestino, comIdentidade })).toBe(aviso);
  });
});
