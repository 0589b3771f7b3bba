import type { PDFContext, PDFDict, PDFObject, PDFRef } from '@cantoo/pdf-lib';
import type { Copiador } from '../documento/copiador.ts';
import { dict, n } from '../documento/objetos.ts';

export type Categoria = 'Font' | 'XObject' | 'ExtGState' | 'ColorSpace' | 'Pattern' | 'Shading';

/** The resources of a stream of the new document: only those that it still uses. */
export class Recursos {
  private readonly usados = new Map<Categoria, Map<string, PDFObject>>();
  private readonly origem: PDFDict | undefined;
  private readonly copiador: Copiador;
  private novos = 0;

  constructor(origem: PDFDict | undefined, copiador: Copiador) {
    this.origem = origem;
    this.copiador = copiador;
  }

  /** The entry as it stands in the document, usually a reference. */
  bruto(categoria: Categoria | 'Properties', nome: string): PDFObject | undefined {
    return dict(this.origem, categoria)?.get(n(nome));
  }

  achar(categoria: Categoria | 'Properties', nome: string): PDFObject | undefined {
    return dict(this.origem, categoria)?.lookup(n(nome));
  }

  /** Keeps a resource; false if the document does not have it. */
  usar(categoria: Categoria, nome: string): boolean {
    if (this.usados.get(categoria)?.has(nome)) return true;
    const objeto = this.bruto(categoria, nome);
    if (!objeto) return false;
    this.guardar(categoria, nome, this.copiador.referencia(objeto));
    return true;
  }

  guardar(categoria: Categoria, nome: string, objeto: PDFObject): void {
    const daCategoria = this.usados.get(categoria) ?? new Map<string, PDFObject>();
    daCategoria.set(nome, objeto);
    this.usados.set(categoria, daCategoria);
  }

  /** Adds a new object under an unused name. */
  novo(categoria: Categoria, objeto: PDFRef | PDFDict): string {
    const dados = dict(this.origem, categoria);
    let nome = '';
    do nome = `Tj${this.novos++}`;
    while (dados?.has(n(nome)));
    this.guardar(categoria, nome, objeto);
    return nome;
  }

  paraDict(contexto: PDFContext): PDFDict {
    const tudo = contexto.obj({});
    for (const [categoria, nomes] of this.usados) {
      const dela = contexto.obj({});
      for (const [nome, objeto] of nomes) dela.set(n(nome), objeto);
      tudo.set(n(categoria), dela);
    }
    return tudo;
  }
}
