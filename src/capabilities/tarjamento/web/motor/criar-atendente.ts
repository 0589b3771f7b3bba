import type { Dado } from '#capabilities/dados-pessoais/domain/tipos.ts';
import { abrirPdf, type DocumentoAberto, type Motor, PdfRecusado } from '../../domain/pdf/documento.ts';
import { isImagem, readLetras } from '../../domain/pdf/letras.ts';
import { pintarPagina } from '../../domain/pdf/pintar.ts';
import type { Pedido, Resposta } from './leitor.ts';

export interface Ferramentas {
  readonly motor: () => Promise<Motor>;
  readonly analisar: () => Promise<(texto: string) => readonly Dado[]>;
}

/** Serves one document in its own worker: a file that crashes the engine affects no other tab. */
export const criarAtendente = ({ motor, analisar }: Ferramentas) => {
  let aberto: DocumentoAberto | undefined;
  const doDocumento = (): DocumentoAberto => {
    if (!aberto) throw new PdfRecusado('danificado');
    return aberto;
  };
  const ler = async (pagina: number): Promise<Resposta> => {
    const { texto, caixas } = readLetras(doDocumento(), pagina);
    const imagem = texto.trim() === '' && isImagem(doDocumento(), pagina);
    return { tipo: 'ler', lida: { texto, caixas, imagem, dados: (await analisar())(texto) } };
  };
  const responder = async (pedido: Pedido): Promise<Resposta> => {
    if (pedido.tipo === 'abrir') {
      aberto = abrirPdf(await motor(), new Uint8Array(pedido.bytes));
      return { tipo: 'abrir', paginas: aberto.paginas };
    }
    if (pedido.tipo === 'pintar')
      return { tipo: 'pintar', pintada: pintarPagina(doDocumento(), pedido.pagina, pedido.escala) };
    if (pedido.tipo === 'ler') return ler(pedido.pagina);
    return { tipo: 'analisar', dados: (await analisar())(pedido.texto) };
  };
  return {
    responder: async (pedido: Pedido): Promise<Resposta> => {
      try {
        return await responder(pedido);
      } catch (error) {
        if (error instanceof PdfRecusado) return { tipo: 'recusa', causa: error.causa };
        console.error(error);
        return { tipo: 'recusa', causa: 'quebrado' };
      }
    },
    fechar: (): void => aberto?.fechar(),
  };
};
