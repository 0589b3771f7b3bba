import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AtoDeMarcar, MarcaEmObra } from '../../domain/marcas.ts';
import { sugestoesAbertas } from '../../domain/marcas.ts';
import type { CodigoDoMotivo } from '../../domain/motivos.ts';
import { useBusca } from '../busca/use-busca.ts';
import {
  type Achado,
  type Documento,
  type LugarNoDocumento,
  type PaginaLida,
  sugestoesDe,
} from '../documento.ts';
import type { IrPara } from '../folha/folhas.tsx';
import { maior, menor, type Zoom, zoomDaEscala } from '../folha/zoom.ts';
import { useReconhecimento } from '../use-reconhecimento.ts';
import { type Ferramenta, novasMarcas, type Selecao } from './acoes.ts';
import { useAcoes } from './use-acoes.ts';
import { useAtalhos } from './use-atalhos.ts';

export type Painel = 'sugestoes' | 'marcas';
/** Which part of the workspace a narrow screen shows. */
export type Vista = 'documento' | 'paginas' | Painel;

/** On a touch screen a finger scrolls until the person chooses to mark; a mouse has its wheel. */
const ferramentaInicial = (): Ferramenta =>
  window.matchMedia?.('(pointer: coarse)').matches ? 'mover' : 'texto';

export interface Trabalho {
  readonly documento: Documento;
  readonly motivo: CodigoDoMotivo;
  readonly agir: (ato: AtoDeMarcar) => void;
  readonly onLida: (pagina: number, lida: PaginaLida) => void;
  /** Where it opens, after 'Ir até lá' in the report; null for the first page. */
  readonly lugar: LugarNoDocumento | null;
}

/** The state of the workspace besides the marks: tool, zoom, selection and position. */
export const useTrabalho = ({ documento, motivo, agir, onLida, lugar }: Trabalho) => {
  const [ferramenta, setFerramenta] = useState(ferramentaInicial);
  const [zoom, setZoom] = useState<Zoom>('largura');
  const [escala, setEscala] = useState(1);
  const [pagina, setPagina] = useState(0);
  const [selecao, setSelecao] = useState<Selecao>(null);
  const [vista, mostrar] = useState<Vista>('documento');
  const [painel, setPainel] = useState<Painel>('sugestoes');
  const [dito, setDito] = useState('');
  const folhas = useRef<IrPara>(null);
  const setVista = useCallback((nova: Vista) => {
    mostrar(nova);
    if (nova === 'sugestoes' || nova === 'marcas') setPainel(nova);
  }, []);
  const acoes = useAcoes({ documento, motivo, agir, onSelecionar: setSelecao, onDito: setDito });
  useAtalhos(acoes);
  const { presente } = documento.historico;
  const { lidas } = documento;
  const sugestoes = useMemo(() => sugestoesDe(lidas), [lidas]);
  const abertas = useMemo(() => sugestoesAbertas(sugestoes, presente), [sugestoes, presente]);
  const recusadas = useMemo(() => {
    const fora = new Set(presente.recusadas);
    return sugestoes.filter(({ id }) => fora.has(id));
  }, [sugestoes, presente]);
  const irPara = useCallback((para: number, y?: number, focar?: string) => {
    mostrar('documento');
    // On a phone the pages must come back into view first.
    requestAnimationFrame(() => folhas.current?.irPara(para, y, focar));
  }, []);
  useEffect(() => {
    if (lugar) irPara(lugar.pagina, lugar.retangulos[0]?.y, `[data-folha="${lugar.pagina}"]`);
  }, [lugar, irPara]);
  const busca = useBusca(documento, ({ pagina: onde, retangulos: [primeiro] }) =>
    folhas.current?.irPara(onde, primeiro?.y),
  );
  const reconhecimento = useReconhecimento(documento, onLida);
  const mudarZoom = useCallback(
    (passo: 'mais' | 'menos' | 'largura') => {
      const agora = zoomDaEscala(escala);
      setZoom(passo === 'largura' ? 'largura' : passo === 'mais' ? maior(agora) : menor(agora));
    },
    [escala],
  );
  const onTeclaDeZoom = useCallback(
    (tecla: string): boolean => {
      const passo = { '+': 'mais', '=': 'mais', '-': 'menos', '0': 'largura' }[tecla];
      if (passo) mudarZoom(passo as 'mais' | 'menos' | 'largura');
      return passo !== undefined;
    },
    [mudarZoom],
  );
  const tamanho = documento.paginas[pagina] ?? { largura: 1, altura: 1 };
  const marcarPagina = () =>
    acoes.marcar([{ pagina, x: 0, y: 0, ...tamanho }], 'pagina', `Página ${pagina + 1} inteira`);
  const porRetangulo = () => {
    const { largura, altura } = tamanho;
    const lugar = {
      pagina,
      x: largura * 0.3,
      y: altura * 0.3,
      largura: largura * 0.4,
      altura: altura * 0.04,
    };
    const marcas = novasMarcas([lugar], { motivo, origem: 'retangulo', rotulo: 'Retângulo' });
    const [marca] = marcas;
    if (!marca) return;
    agir({ ato: 'marcar', marcas });
    setSelecao({ tipo: 'marcas', grupos: [marca.grupo] });
    setDito('Retângulo no meio da página. As setas o movem, com Shift mudam o tamanho.');
    irPara(pagina, lugar.y, `[data-grupo="${marca.grupo}"]`);
  };
  const verMarca = (marca: MarcaEmObra) => {
    setSelecao({ tipo: 'marcas', grupos: [marca.grupo] });
    irPara(marca.pagina, marca.y, `[data-grupo="${marca.grupo}"]`);
  };
  const verSugestao = (sugestao: Achado) => {
    setSelecao({ tipo: 'sugestao', id: sugestao.id });
    irPara(sugestao.pagina, sugestao.retangulos[0]?.y, `[data-sugestao="${sugestao.id}"]`);
  };
  return {
    acoes,
    abertas,
    recusadas,
    busca,
    reconhecimento,
    folhas,
    ferramenta,
    setFerramenta,
    zoom,
    escala,
    setEscala,
    mudarZoom,
    onTeclaDeZoom,
    pagina,
    setPagina,
    irPara,
    selecao,
    setSelecao,
    vista,
    setVista,
    painel,
    setPainel,
    dito,
    marcarPagina,
    porRetangulo,
    verMarca,
    verSugestao,
  };
};
