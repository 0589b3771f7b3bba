import { type PDFDict, PDFStream } from '@cantoo/pdf-lib';
import type { Caixa } from '../../../domain/pdf/mostra.ts';
import { type Orcamento, readTextoDoFluxo } from '../conteudo/fluxo.ts';
import { Nome } from '../conteudo/lexico.ts';
import { caixaDe, IDENTIDADE, type Matriz, vezes } from '../conteudo/matriz.ts';
import { matrizDe } from '../conteudo/oficina.ts';
import { readOperacoes } from '../conteudo/operacoes.ts';
import { dict, filho, nomeDe } from '../documento/objetos.ts';
import type { PaginaLida } from '../documento/paginas.ts';

const MAX_NIVEIS = 8;
const QUADRADO: Caixa = { esquerda: 0, base: 0, direita: 1, topo: 1 };

const percorrer = (
  fonte: string,
  recursos: PDFDict | undefined,
  inicial: Matriz,
  orcamento: Orcamento,
  nivel: number,
): Caixa[] => {
  const caixas: Caixa[] = [];
  const pilha: Matriz[] = [];
  let ctm = inicial;
  for (const { operador, operandos } of readOperacoes(fonte)) {
    const [primeiro] = operandos;
    if (operador === 'q') pilha.push(ctm);
    else if (operador === 'Q') ctm = pilha.pop() ?? ctm;
    else if (operador === 'cm') ctm = vezes(operandos.map(Number) as unknown as Matriz, ctm);
    else if (operador === 'BI') caixas.push(caixaDe(ctm, QUADRADO));
    else if (operador === 'Do' && primeiro instanceof Nome) {
      const objeto = filho(dict(recursos, 'XObject'), primeiro.valor);
      if (!(objeto instanceof PDFStream)) continue;
      if (nomeDe(filho(objeto.dict, 'Subtype')) === 'Image') caixas.push(caixaDe(ctm, QUADRADO));
      else if (nivel < MAX_NIVEIS) {
        const dentro = vezes(matrizDe(filho(objeto.dict, 'Matrix')), ctm);
        const seus = dict(objeto.dict, 'Resources') ?? recursos;
        caixas.push(...percorrer(readTextoDoFluxo(objeto, orcamento), seus, dentro, orcamento, nivel + 1));
      }
    }
  }
  return caixas;
};

export const imagensDaPagina = ({ conteudos, recursos }: PaginaLida, orcamento: Orcamento): Caixa[] => {
  const fonte = conteudos.map((fluxo) => readTextoDoFluxo(fluxo, orcamento)).join('\n');
  return percorrer(fonte, recursos, IDENTIDADE, orcamento, 0);
};
