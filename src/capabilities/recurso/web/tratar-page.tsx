import { useState } from 'react';
import { usePaginas } from '#web/lista/paginas.tsx';
import { useFiltroDoEndereco } from '#web/lista/use-filtro-do-endereco.ts';
import { SoQuemPode } from '#web/lote/so-quem-pode.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ListaAberta } from './lista-aberta.tsx';
import { type FilaDeRecursos, filasNaTela, nomesDasFilas } from './lista-filas.ts';
import { formaDosRecursos } from './lista-filtro.ts';
import { type TamanhoDaLista, useListaDeRecursos } from './lista-queries.ts';
import './recurso-staff.css';

function ListaDeRecursos() {
  const { filtro, filtrar } = useFiltroDoEndereco(formaDosRecursos);
  const paginas = usePaginas();
  const [tamanho, setTamanho] = useState<TamanhoDaLista>(20);
  const lista = useListaDeRecursos({ filtro, tamanho, cursor: paginas.cursor });
  const contagens = lista.data?.contagens;
  const tabs = nomesDasFilas.map((fila) => ({
    id: fila,
    label: filasNaTela[fila].rotulo,
    ...(contagens && { count: contagens[fila] }),
  }));
  return (
    <div data-largura="total" className="trabalho">
      <Tabs
        label="Filas"
        tabs={tabs}
        active={filtro.fila}
        onChange={(fila) => filtrar({ fila: fila as FilaDeRecursos })}
      >
        <ListaAberta
          filtro={filtro}
          lista={lista}
          paginas={paginas}
          tamanho={tamanho}
          onTamanho={setTamanho}
          onFiltrar={filtrar}
        />
      </Tabs>
    </div>
  );
}

/** The desk of who judges appeals, and of the office whose answers were appealed (Lei 12.527/2011, arts. 15 to 17). */
export default function TratarRecursosPage() {
  return (
    <SoQuemPode acao="manifestacao.tratar">
      <ListaDeRecursos />
    </SoQuemPode>
  );
}
