import { PDFArray, type PDFContext, type PDFDict, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { dict, dictDe, filho, n, nomeDe } from './objetos.ts';

const referencias = (pai: PDFDict | undefined, chave: string): PDFObject[] => {
  const array = filho(pai, chave);
  return array instanceof PDFArray ? array.asArray() : [];
};

const MAX_NIVEIS = 16;

/** Which layers are hidden when a reader opens the document (ISO 32000-1, 8.11). */
export class Camadas {
  private readonly desligadas: ReadonlySet<PDFObject>;
  private readonly contexto: PDFContext;
  readonly existem: boolean;

  constructor(contexto: PDFContext, catalogo: PDFDict | undefined) {
    this.contexto = contexto;
    const propriedades = dict(catalogo, 'OCProperties');
    const padrao = dict(propriedades, 'D');
    const todas = referencias(propriedades, 'OCGs');
    this.existem = todas.length > 0;
    const desligadas = new Set(nomeDe(filho(padrao, 'BaseState')) === 'OFF' ? todas : []);
    for (const camada of referencias(padrao, 'ON')) desligadas.delete(camada);
    for (const camada of referencias(padrao, 'OFF')) desligadas.add(camada);
    for (const camada of todas) if (this.isSoParaImprimir(camada)) desligadas.add(camada);
    this.desligadas = desligadas;
  }

  private isSoParaImprimir(camada: PDFObject): boolean {
    const uso = dict(dictDe(this.contexto.lookup(camada)), 'Usage');
    return nomeDe(filho(dict(uso, 'View'), 'ViewState')) === 'OFF';
  }

  /** `membro` is a layer or a rule over layers. Layers are identified by their reference. */
  isOculta(membro: PDFObject | undefined, nivel = 0): boolean {
    if (!membro || nivel > MAX_NIVEIS) return false;
    if (this.desligadas.has(membro)) return true;
    const regra = dictDe(membro instanceof PDFRef ? this.contexto.lookup(membro) : membro);
    if (nomeDe(filho(regra, 'Type')) !== 'OCMD') return false;
    const expressao = filho(regra, 'VE');
    if (expressao instanceof PDFArray) return !this.vale(expressao, nivel + 1);
    return this.isRegraOculta(regra, nivel);
  }

  private isRegraOculta(regra: PDFDict | undefined, nivel: number): boolean {
    const unica = regra?.get(n('OCGs'));
    const array = unica instanceof PDFRef ? this.contexto.lookup(unica) : unica;
    const membros = array instanceof PDFArray ? array.asArray() : unica ? [unica] : [];
    if (membros.length === 0) return false;
    const ocultas = membros.filter((camada) => this.isOculta(camada, nivel + 1)).length;
    switch (nomeDe(filho(regra, 'P'))) {
      case 'AllOn':
        return ocultas > 0;
      case 'AnyOff':
        return ocultas === 0;
      case 'AllOff':
        return ocultas < membros.length;
      default:
        return ocultas === membros.length;
    }
  }

  private vale(expressao: PDFArray, nivel: number): boolean {
    if (nivel > MAX_NIVEIS) return true;
    const [operador, ...partes] = expressao.asArray();
    const valores = partes.map((parte) => {
      const alvo = parte instanceof PDFRef ? this.contexto.lookup(parte) : parte;
      return alvo instanceof PDFArray ? this.vale(alvo, nivel + 1) : !this.isOculta(parte, nivel + 1);
    });
    if (operador === n('Not')) return !valores[0];
    return operador === n('Or') ? valores.some(Boolean) : valores.every(Boolean);
  }
}
