import { faColumns } from '@fortawesome/free-solid-svg-icons/faColumns.js';
import { faUserCheck } from '@fortawesome/free-solid-svg-icons/faUserCheck.js';
import type { Ref } from 'react';
import { BotaoDeAtalhos } from '#shell/atalhos/folha-de-atalhos.tsx';
import { BarraDeBusca } from '#shell/lista/barra-de-busca.tsx';
import { Escolhidos } from '#shell/lista/escolhidos.tsx';
import { Exportar } from '#shell/lista/exportar.tsx';
import { Button } from '#shell/ui/button.tsx';
import type { NomeDaFila } from '../domain/filas.ts';
import { escreverFiltro, type Filtro, quantosFiltros, readFiltro, semFiltro } from './filtro-do-endereco.ts';
import { Filtros } from './filtros.tsx';
import { FiltrosSalvos } from './filtros-salvos.tsx';
import { enderecoDaExportacao } from './trabalho-queries.ts';
import { useEscolhas } from './use-escolhas.ts';

interface BarraDaListaProps {
  readonly filtro: Filtro;
  readonly suas: readonly NomeDaFila[];
  readonly podeTratar: boolean;
  readonly comOrgaos: boolean;
  readonly campoRef: Ref<HTMLInputElement>;
  readonly onFiltrar: (mudanca: Partial<Filtro>) => void;
  readonly onColunas: () => void;
  readonly onAtalhos: () => void;
}

export function BarraDaLista(props: BarraDaListaProps) {
  const { filtro, suas, podeTratar, comOrgaos, campoRef, onFiltrar, onColunas, onAtalhos } = props;
  const escolhas = useEscolhas(filtro);
  return (
    <BarraDeBusca
      busca={filtro.busca}
      ajuda="Palavras do texto, protocolo, assunto ou etiqueta. O texto de denúncias e comunicações não é pesquisado."
      exemplo="Palavras, protocolo, assunto ou etiqueta"
      campoRef={campoRef}
      onProcurar={(busca) => onFiltrar({ busca })}
      quantosFiltros={quantosFiltros(filtro)}
      ferramentas={
        <>
          {podeTratar && (
            <Button
              icon={faUserCheck}
              size="small"
              aria-pressed={filtro.responsavel === 'eu'}
              onClick={() => onFiltrar({ responsavel: filtro.responsavel === 'eu' ? null : 'eu' })}
            >
              Minhas
            </Button>
          )}
          <FiltrosSalvos
            lista="trabalho"
            filtro={filtro}
            forma={{ ler: (params) => readFiltro(params, suas), escrever: escreverFiltro }}
            exemplo="Denúncias comigo que vencem este mês"
            onAplicar={onFiltrar}
          />
          <Button icon={faColumns} size="small" onClick={onColunas}>
            Colunas
          </Button>
          <Exportar enderecoDe={(formato) => enderecoDaExportacao(filtro, formato)} />
          <BotaoDeAtalhos onAbrir={onAtalhos} />
        </>
      }
      filtros={<Filtros filtro={filtro} comOrgaos={comOrgaos} onFiltrar={onFiltrar} />}
      escolhidos={
        <Escolhidos escolhas={escolhas} onFiltrar={onFiltrar} onLimpar={() => onFiltrar(semFiltro)} />
      }
    />
  );
}
