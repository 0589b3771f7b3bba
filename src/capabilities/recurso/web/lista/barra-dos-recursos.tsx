import type { Ref } from 'react';
import { BotaoDeAtalhos } from '#shell/atalhos/folha-de-atalhos.tsx';
import { nomeDaOpcao } from '#shell/lista/apoio.ts';
import { BarraDeBusca } from '#shell/lista/barra-de-busca.tsx';
import { type Escolha, Escolhidos } from '#shell/lista/escolhidos.tsx';
import { Checkbox } from '#shell/ui/campos/checkbox.tsx';
import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { type FiltroDeRecursos, quantosFiltrosDeRecursos, semFiltroDeRecursos } from './lista-filtro.ts';
import { useInstancias } from './lista-queries.ts';

interface BarraProps {
  readonly filtro: FiltroDeRecursos;
  readonly campoRef: Ref<HTMLInputElement>;
  readonly podeTratar: boolean;
  readonly onFiltrar: (mudanca: Partial<FiltroDeRecursos>) => void;
  readonly onAtalhos: () => void;
}

const TODAS = '0';

/** Searches and filters the appeals. */
export function BarraDosRecursos({ filtro, campoRef, podeTratar, onFiltrar, onAtalhos }: BarraProps) {
  const instancias = useInstancias();
  const { busca, idInstancia, soOsQueJulgo } = filtro;
  const escolhas: readonly Escolha<FiltroDeRecursos>[] = [
    ...(busca ? [{ texto: `“${busca}”`, sem: { busca: '' } }] : []),
    ...(idInstancia === null
      ? []
      : [{ texto: nomeDaOpcao(instancias, idInstancia), sem: { idInstancia: null } }]),
    ...(soOsQueJulgo ? [{ texto: 'os que julgo', sem: { soOsQueJulgo: false } }] : []),
  ];
  return (
    <BarraDeBusca
      busca={busca}
      ajuda="O protocolo do pedido, inteiro ou em parte, ou palavras dele."
      exemplo="Protocolo ou palavras do pedido"
      campoRef={campoRef}
      onProcurar={(nova) => onFiltrar({ busca: nova })}
      quantosFiltros={quantosFiltrosDeRecursos(filtro)}
      ferramentas={
        <>
          {podeTratar && (
            <Checkbox
              label="Só os que julgo"
              checked={soOsQueJulgo}
              onChange={() => onFiltrar({ soOsQueJulgo: !soOsQueJulgo })}
            />
          )}
          <BotaoDeAtalhos onAbrir={onAtalhos} />
        </>
      }
      filtros={
        <div className="recursos-filtros">
          <RadioGroup
            label="Instância"
            name="instancia"
            inline
            value={String(idInstancia ?? TODAS)}
            onChange={({ target }) =>
              onFiltrar({ idInstancia: target.value === TODAS ? null : Number(target.value) })
            }
            options={[
              { value: TODAS, label: 'Todas' },
              ...instancias.map(({ id, nome }) => ({ value: String(id), label: nome })),
            ]}
          />
        </div>
      }
      escolhidos={
        <Escolhidos
          escolhas={escolhas}
          onFiltrar={onFiltrar}
          onLimpar={() => onFiltrar(semFiltroDeRecursos)}
        />
      }
    />
  );
}
