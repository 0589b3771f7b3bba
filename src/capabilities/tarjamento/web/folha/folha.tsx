import { memo } from 'react';
import type { MarcaEmObra } from '../../domain/marcas.ts';
import type { Retangulo } from '../../domain/retangulo.ts';
import { usePercurso } from '../busca/use-percurso.ts';
import type { Achado, Documento } from '../documento.ts';
import type { Acoes, Ferramenta, Selecao } from '../mesa/acoes.ts';
import { Vez } from '../motor/leitor.ts';
import { contar } from '../nomes.ts';
import { MarcaNaFolha } from './marca-na-folha.tsx';
import { Pintura } from './pintura.tsx';
import { SugestaoNaFolha } from './sugestao-na-folha.tsx';
import { useArrasto } from './use-arrasto.ts';

export interface FolhaProps {
  readonly documento: Documento;
  readonly pagina: number;
  readonly escala: number;
  readonly topo: number;
  readonly ferramenta: Ferramenta;
  readonly marcas: readonly MarcaEmObra[];
  readonly abertas: readonly Achado[];
  readonly procurados: readonly Retangulo[];
  readonly selecao: Selecao;
  readonly acoes: Acoes;
  readonly onSelecionar: (selecao: Selecao) => void;
}

const NADA: readonly never[] = [];

/** How a screen reader announces the page. */
const descrever = (pagina: number, total: number, marcas: number, abertas: number): string =>
  `Página ${pagina + 1} de ${total}: ${contar(marcas, 'marca', 'marcas')}, ${contar(abertas, 'sugestão a decidir', 'sugestões a decidir')}`;

export const Folha = memo(function Folha(props: FolhaProps) {
  const { documento, pagina, escala, topo, ferramenta, marcas, abertas, procurados, selecao } = props;
  const { acoes, onSelecionar } = props;
  const tamanho = documento.paginas[pagina] ?? { largura: 1, altura: 1 };
  const lida = documento.lidas.get(pagina);
  const percurso = usePercurso(onSelecionar);
  const { rascunho, gestos } = useArrasto({
    pagina,
    tamanho,
    escala,
    ferramenta,
    lida,
    onTexto: (retangulos, texto) => acoes.marcar(retangulos, 'texto', texto),
    onRetangulo: (retangulo) => acoes.marcar([retangulo], 'retangulo', 'Retângulo'),
    onNada: () => onSelecionar(null),
  });
  const lugar = ({ x, y, largura, altura }: Retangulo) => ({
    left: x * escala,
    top: y * escala,
    width: largura * escala,
    height: altura * escala,
  });
  return (
    <section
      ref={percurso.ref}
      className="tj-folha"
      data-folha={pagina}
      data-ferramenta={ferramenta}
      aria-label={descrever(pagina, documento.paginas.length, marcas.length, abertas.length)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the one stop from which the marks of the page are reached
      tabIndex={0}
      style={{ top: topo, width: tamanho.largura * escala, height: tamanho.altura * escala }}
      {...percurso.teclas}
      {...gestos}
    >
      {documento.leitor && (
        <Pintura leitor={documento.leitor} pagina={pagina} escala={escala} vez={Vez.folha} />
      )}
      {procurados.map((retangulo) => (
        <span
          key={`${retangulo.x}:${retangulo.y}`}
          className="tj-procurado"
          style={lugar(retangulo)}
          aria-hidden="true"
        />
      ))}
      {abertas.map((sugestao) => (
        <SugestaoNaFolha
          key={sugestao.id}
          sugestao={sugestao}
          escala={escala}
          selecionada={selecao?.tipo === 'sugestao' && selecao.id === sugestao.id}
          acoes={acoes}
          onSelecionar={onSelecionar}
        />
      ))}
      {marcas.map((marca) => (
        <MarcaNaFolha
          key={marca.id}
          marca={marca}
          pagina={tamanho}
          escala={escala}
          selecao={selecao}
          acoes={acoes}
          onSelecionar={onSelecionar}
        />
      ))}
      {(rascunho.length > 0 ? rascunho : NADA).map((retangulo) => (
        <span
          key={`${retangulo.x}:${retangulo.y}`}
          className="tj-rascunho"
          style={lugar(retangulo)}
          aria-hidden="true"
        />
      ))}
    </section>
  );
});
