import { dictDe, filho, numeroDe } from '../objetos.ts';
import { Caminho } from './caminho.ts';
import { cortarCaminho, cortarJanela } from './cortar-caminho.ts';
import { EditorDeObjetos } from './editor-de-objetos.ts';
import { Nome } from './lexico.ts';
import { crescer, escalaDe, toca } from './matriz.ts';
import type { Operacao } from './operacoes.ts';

export const PINTA = new Map([
  ['S', 'traca'],
  ['s', 'traca'],
  ['f', 'preenche'],
  ['F', 'preenche'],
  ['f*', 'preenche'],
  ['B', 'ambos'],
  ['B*', 'ambos'],
  ['b', 'ambos'],
  ['b*', 'ambos'],
  ['n', 'nada'],
]);

/** Lines and shapes, and what they are painted with. */
export class EditorDeCaminhos extends EditorDeObjetos {
  protected cor(op: Operacao): void {
    const ultimo = op.operandos.at(-1);
    const nome = ultimo instanceof Nome ? ultimo.valor : undefined;
    const isPadrao = nome !== undefined && /^scn$/i.test(op.operador);
    if (nome !== undefined) this.recursos.usar(isPadrao ? 'Pattern' : 'ColorSpace', nome);
    const padrao = isPadrao ? dictDe(this.recursos.achar('Pattern', nome)) : undefined;
    this.mudar({ comPadrao: numeroDe(filho(padrao, 'PatternType')) === 1 }, op);
  }

  protected pintar({ operador, escrita }: Operacao): void {
    const [caminho, janela, modo] = [this.caminho, this.janela, PINTA.get(operador)];
    [this.caminho, this.janela] = [new Caminho(), ''];
    if (caminho.isVazio) return;
    const { ctm, espessura, comPadrao } = this.estado;
    const subcaminhos = caminho.subcaminhos();
    const traca = modo === 'traca' || modo === 'ambos';
    const folga = traca ? (espessura * escalaDe(ctm)) / 2 : 0;
    const perto = this.alvo.marcas.filter((marca) =>
      subcaminhos.some((sub) => toca(crescer(sub.caixa, folga + 0.01), marca)),
    );
    if (janela !== '') {
      const resto = perto.length === 0 ? caminho.escrita : cortarJanela(subcaminhos, perto) || '0 0 0 0 re';
      // Painted and made a window in one act: the window is what later drawing depends on.
      this.saida.push(resto, janela, this.oculto ? 'n' : escrita);
      return;
    }
    if (modo === 'nada' || this.oculto) return;
    if (perto.length === 0) {
      this.saida.push(caminho.escrita, escrita);
      return;
    }
    const preenche = modo !== 'traca';
    const resto = cortarCaminho(subcaminhos, perto, { preenche, traca, folga, comPadrao, ctm });
    if (resto !== caminho.escrita) this.alvo.contar('desenho');
    if (resto !== '') this.saida.push(resto, escrita);
  }
}
