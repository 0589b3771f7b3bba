import { PDFDict, PDFStream } from '@cantoo/pdf-lib';
import { dictDe, filho, lista, n, nomeDe, numeroDe } from '../documento/objetos.ts';
import { EditorBase } from './editor-base.ts';
import { semTextoEm } from './estado.ts';
import { Nome, type Valor } from './lexico.ts';
import { caixaDe, SEM_FIM, toca } from './matriz.ts';
import type { Operacao } from './operacoes.ts';

/** Axial and radial gradients; the other kinds can draw a picture. */
const DEGRADES = new Set([2, 3]);
const QUADRADO = { esquerda: 0, base: 0, direita: 1, topo: 1 };

/** Pictures, form objects, gradients, soft masks and layers. */
export class EditorDeObjetos extends EditorBase {
  protected deObjeto(op: Operacao): void {
    const [primeiro] = op.operandos;
    const nomeado = primeiro instanceof Nome ? primeiro.valor : undefined;
    if (op.operador === 'BMC' || op.operador === 'BDC') {
      this.conteudosMarcados.push(
        op.operador === 'BDC' && nomeado === 'OC' && this.isCamadaOculta(op.operandos[1]),
      );
    } else if (op.operador === 'EMC') this.conteudosMarcados.pop();
    else if (op.operador === 'Do' && nomeado !== undefined) this.objeto(nomeado, op);
    else if (op.operador === 'BI' && op.imagem) this.imagemEmLinha(op);
    else if (op.operador === 'sh' && nomeado !== undefined) this.degrade(nomeado, op);
  }

  protected estadoNomeado(op: Operacao): void {
    const [nome] = op.operandos;
    if (!(nome instanceof Nome)) return;
    const dict = dictDe(this.recursos.achar('ExtGState', nome.valor));
    if (!dict) return;
    const mascara = filho(dict, 'SMask');
    const grupo = mascara instanceof PDFDict ? filho(mascara, 'G') : undefined;
    if (grupo instanceof PDFStream) this.comMascara(dict, mascara as PDFDict, grupo);
    else if (this.recursos.usar('ExtGState', nome.valor)) this.saida.push(op.escrita);
    this.estado = { ...this.estado, ajustes: `${this.estado.ajustes} ${nome.valor}` };
    const [fonte, tamanho] = lista(dict, 'Font');
    if (fonte instanceof PDFDict) {
      this.estado = { ...this.estado, fonte: this.medidasDe(fonte), tamanho: numeroDe(tamanho) ?? 0 };
    }
    const espessura = numeroDe(filho(dict, 'LW'));
    if (espessura !== undefined) this.estado = { ...this.estado, espessura };
  }

  /**
   * A soft mask is a drawing too, so it also loses what the marks cover. Nobody sees its text as
   * text, so all of that is removed.
   */
  private comMascara(dict: PDFDict, mascara: PDFDict, grupo: PDFStream): void {
    const { copiador, destino } = this.oficina;
    const semTexto = semTextoEm(this.alvo);
    const forma = this.oficina.refazerForma(grupo, this.estado, semTexto, this.nivel + 1, this.origem);
    const semGrupo = (objeto: PDFDict, chave: string): PDFDict => {
      const copia = objeto.clone(objeto.context);
      copia.delete(n(chave));
      return copiador.copiarDict(copia);
    };
    const novo = semGrupo(dict, 'SMask');
    const nova = semGrupo(mascara, 'G');
    if (forma) nova.set(n('G'), forma);
    novo.set(n('SMask'), forma ? nova : destino.obj('None'));
    this.saida.push(`/${this.recursos.novo('ExtGState', novo)} gs`);
  }

  private isCamadaOculta(propriedade: Valor | undefined): boolean {
    if (!(propriedade instanceof Nome)) return false;
    return this.oficina.camadas.isOculta(this.recursos.bruto('Properties', propriedade.valor));
  }

  private degrade(nomeado: string, op: Operacao): void {
    const tipo = numeroDe(filho(dictDe(this.recursos.achar('Shading', nomeado)), 'ShadingType')) ?? 0;
    const fica = this.alvo.marcas.length === 0 || DEGRADES.has(tipo);
    if (!fica) this.alvo.contar('desenho');
    if (fica && !this.oculto) this.mostrarPintura(SEM_FIM);
    if (fica && !this.oculto && this.recursos.usar('Shading', nomeado)) this.saida.push(op.escrita);
  }

  private objeto(nomeado: string, op: Operacao): void {
    const objeto = this.recursos.achar('XObject', nomeado);
    if (!(objeto instanceof PDFStream) || this.oculto) return;
    if (this.oficina.camadas.isOculta(objeto.dict.get(n('OC')))) return;
    const tipo = nomeDe(filho(objeto.dict, 'Subtype'));
    if (tipo === 'Form') {
      // Where the form sets no colour, it is painted with the current ones.
      if (this.alvo.marcas.length > 0) {
        this.conferirPadroes([this.estado.padraoDoFundo, this.estado.padraoDoTraco]);
      }
      const forma = this.oficina.refazerForma(objeto, this.estado, this.alvo, this.nivel + 1, this.origem);
      if (forma) this.saida.push(`/${this.recursos.novo('XObject', forma)} Do`);
    } else if (tipo === 'Image') {
      this.imagem(objeto, () => {
        if (this.oficina.cobertasDe(objeto).length > 0) {
          this.saida.push(`/${this.recursos.novo('XObject', this.oficina.inteira(objeto))} Do`);
        } else if (this.recursos.usar('XObject', nomeado)) this.saida.push(op.escrita);
      });
    }
  }

  private imagem(imagem: PDFStream, comoEsta: () => void): void {
    const { ctm } = this.estado;
    const caixa = caixaDe(ctm, QUADRADO);
    const { marcas: pedidas, tarjas, recortado } = this.alvo;
    const cor = this.alvo.corNoLugar(imagem, ctm);
    if (cor !== undefined) {
      this.saida.push(`q ${cor} g 0 0 1 1 re f Q`);
      return;
    }
    this.alvo.observar?.({ tipo: 'imagem', imagem, ctm });
    this.mostrarPintura(caixa);
    const marcada = pedidas.some((marca) => toca(caixa, marca));
    const marcas = [...pedidas, ...tarjas, ...recortado].filter((marca) => toca(caixa, marca));
    const outras = this.alvo.isAVista(imagem, ctm) ? [] : this.oficina.cobertasDe(imagem);
    if (marcas.length + outras.length === 0) {
      comoEsta();
      return;
    }
    if (marcada) {
      this.alvo.contar('imagem');
      this.conferirPadroes([this.estado.padraoDoFundo]);
    }
    const nova =
      marcas.length === 0
        ? this.oficina.semCobertas(imagem)
        : this.oficina.repintar(imagem, [{ ctm, marcas }, ...outras]);
    if (nova) this.saida.push(`/${this.recursos.novo('XObject', nova)} Do`);
  }

  /** An inline image never stays in the stream, because readers disagree on where its bytes end. */
  private imagemEmLinha({ imagem }: Operacao): void {
    if (this.oculto || !imagem) return;
    const solta = this.oficina.soltar(imagem, this.recursos);
    this.imagem(solta, () => {
      this.saida.push(`/${this.recursos.novo('XObject', this.oficina.inteira(solta))} Do`);
    });
  }
}
