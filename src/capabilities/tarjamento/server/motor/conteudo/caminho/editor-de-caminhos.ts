import { EditorDeObjetos } from '../editor-de-objetos.ts';
import { Nome } from '../lexico.ts';
import { crescer, escalaDe, toca } from '../matriz.ts';
import type { Operacao } from '../operacoes.ts';
import { readPadrao } from '../padrao.ts';
import { Caminho, isSimples } from './caminho.ts';
import { cortarCaminho, cortarJanela } from './cortar-caminho.ts';

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

const SEM_JANELA = '0 0 0 0 re';

/** Paths, and the colours and patterns they are painted with. */
export class EditorDeCaminhos extends EditorDeObjetos {
  protected cor(op: Operacao): void {
    const ultimo = op.operandos.at(-1);
    const nome = ultimo instanceof Nome ? ultimo.valor : undefined;
    const isPadrao = nome !== undefined && /^scn$/i.test(op.operador);
    if (nome !== undefined) this.recursos.usar(isPadrao ? 'Pattern' : 'ColorSpace', nome);
    const padrao = isPadrao
      ? readPadrao(this.recursos.achar('Pattern', nome), this.oficina.orcamento)
      : undefined;
    if (padrao?.isLiso === false) this.alvo.notar('padrao', false);
    const isTraco = op.operador === op.operador.toUpperCase();
    this.mudar(
      isTraco
        ? { padraoDoTraco: padrao, corDoTraco: op.escrita }
        : { padraoDoFundo: padrao, corDoFundo: op.escrita, temPadrao: isPadrao },
      op,
    );
  }

  protected pintar({ operador, escrita }: Operacao): void {
    const [caminho, janela, modo] = [this.caminho, this.janela, PINTA.get(operador)];
    [this.caminho, this.janela] = [new Caminho(), ''];
    if (caminho.isVazio) return;
    const { ctm, espessura, padraoDoFundo, padraoDoTraco } = this.estado;
    const subcaminhos = caminho.subcaminhos();
    const traca = modo === 'traca' || modo === 'ambos';
    const folga = traca ? (espessura * escalaDe(ctm)) / 2 : 0;
    const perto = this.alvo.marcas.filter((marca) =>
      subcaminhos.some((sub) => toca(crescer(sub.caixa, folga + 0.01), marca)),
    );
    if (modo !== 'nada' && !this.oculto) {
      const isLisa = !traca && !this.estado.temPadrao;
      for (const sub of subcaminhos) this.mostrarPintura(crescer(sub.caixa, folga), isLisa && isSimples(sub));
    }
    if (janela !== '') {
      this.estado = { ...this.estado, recorte: `${this.estado.recorte} ${this.oficina.contarUm()}` };
      const resto =
        perto.length === 0 ? caminho.escrita : cortarJanela(subcaminhos, perto, ctm) || SEM_JANELA;
      if (perto.length > 0 && modo !== 'nada') this.conferirPadroes([padraoDoFundo, padraoDoTraco]);
      // One operator both paints the path and sets it as the clip; later drawing depends on the
      // clip, so it is always written.
      if (resto === SEM_JANELA) this.alvo.contar('desenho');
      this.saida.push(resto, janela, this.oculto ? 'n' : escrita);
      return;
    }
    if (modo === 'nada' || this.oculto) return;
    const preenche = modo !== 'traca';
    const padroes = [preenche ? padraoDoFundo : undefined, traca ? padraoDoTraco : undefined];
    if (perto.length === 0) {
      this.saida.push(caminho.escrita, escrita);
      return;
    }
    this.conferirPadroes(padroes);
    const comPadrao = padroes.some((padrao) => padrao !== undefined);
    const resto = cortarCaminho(subcaminhos, perto, { preenche, traca, folga, comPadrao, ctm });
    if (resto !== caminho.escrita) this.alvo.contar('desenho');
    if (resto !== '') this.saida.push(resto, escrita);
  }
}
