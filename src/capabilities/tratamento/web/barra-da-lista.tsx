import { faColumns } from '@fortawesome/free-solid-svg-icons/faColumns.js';
import { faFilter } from '@fortawesome/free-solid-svg-icons/faFilter.js';
import { type Ref, useId, useState } from 'react';
import { BotaoDeAtalhos } from '#web/atalhos/folha-de-atalhos.tsx';
import { Escolhidos } from '#web/lista/escolhidos.tsx';
import { Procurar } from '#web/lista/procurar.tsx';
import { Button } from '#web/ui/button.tsx';
import type { NomeDaFila } from '../domain/filas.ts';
import { useEscolhas } from './escolhas-do-filtro.ts';
import { Exportar } from './exportar.tsx';
import { type Filtro, quantosFiltros, semFiltro } from './filtro-do-endereco.ts';
import { Filtros } from './filtros.tsx';
import { FiltrosSalvos } from './filtros-salvos.tsx';

interface BarraDaListaProps {
  readonly filtro: Filtro;
  readonly suas: readonly NomeDaFila[];
  readonly comOrgaos: boolean;
  readonly campoRef: Ref<HTMLInputElement>;
  readonly onFiltrar: (mudanca: Partial<Filtro>) => void;
  readonly onColunas: () => void;
  readonly onAtalhos: () => void;
}

export function BarraDaLista(props: BarraDaListaProps) {
  const { filtro, suas, comOrgaos, campoRef, onFiltrar, onColunas, onAtalhos } = props;
  const escolhas = useEscolhas(filtro);
  const quantos = quantosFiltros(filtro);
  const [comFiltros, setComFiltros] = useState(false);
  const id = useId();
  return (
    <search className="trabalho-busca">
      <div className="trabalho-barra">
        <Procurar
          busca={filtro.busca}
          ajuda="Palavras do texto, protocolo, assunto ou etiqueta. O texto de denúncias e comunicações não é pesquisado."
          exemplo="Palavras, protocolo, assunto ou etiqueta"
          campoRef={campoRef}
          onProcurar={(busca) => onFiltrar({ busca })}
        />
        <div className="trabalho-ferramentas">
          <Button
            icon={faFilter}
            size="small"
            aria-expanded={comFiltros}
            aria-controls={id}
            onClick={() => setComFiltros(!comFiltros)}
          >
            {quantos === 0 ? 'Filtros' : `Filtros (${quantos})`}
          </Button>
          <FiltrosSalvos filtro={filtro} suas={suas} onAplicar={onFiltrar} />
          <Button icon={faColumns} size="small" onClick={onColunas}>
            Colunas
          </Button>
          <Exportar filtro={filtro} />
          <BotaoDeAtalhos onAbrir={onAtalhos} />
        </div>
      </div>
      <section id={id} className="trabalho-painel" hidden={!comFiltros} aria-label="Filtros">
        <Filtros filtro={filtro} comOrgaos={comOrgaos} onFiltrar={onFiltrar} />
      </section>
      <Escolhidos escolhas={escolhas} onFiltrar={onFiltrar} onLimpar={() => onFiltrar(semFiltro)} />
    </search>
  );
}
