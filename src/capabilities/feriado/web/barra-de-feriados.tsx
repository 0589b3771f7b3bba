import { nomeUf } from '#kernel/enumeracoes.ts';
import { type Abrangencia, abrangencias } from '#kernel/prazo/calendario.ts';
import { BarraDeBusca } from '#shell/lista/barra-de-busca.tsx';
import { type Escolha, Escolhidos } from '#shell/lista/escolhidos.tsx';
import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import { situacoesDoFeriado } from '../contract.ts';
import {
  type Expediente,
  estados,
  expedientes,
  nomesDasAbrangencias,
  nomesDosExpedientes,
} from '../domain/feriado.ts';
import { EscolherAno } from './calendario/escolher-ano.tsx';
import { useMunicipios } from './feriado-queries.ts';
import { type FiltroDeFeriados, quantosFiltros, semFiltro } from './filtro-de-feriados.ts';

interface BarraProps {
  readonly filtro: FiltroDeFeriados;
  readonly onFiltrar: (mudanca: Partial<FiltroDeFeriados>) => void;
}

const nomesDasSituacoes: Readonly<Record<FiltroDeFeriados['situacao'], string>> = {
  ativos: 'Que valem',
  removidos: 'Removidos',
  todos: 'Todos',
};

export const opcoesDeEstado = estados.map((uf) => ({ value: uf, label: nomeUf[uf] }));

const TODAS = 'todas';

function Filtros({ filtro, onFiltrar }: BarraProps) {
  const municipios = useMunicipios(filtro.uf);
  return (
    <div className="feriado-filtros">
      <RadioGroup
        label="Onde vale"
        name="abrangencia"
        value={filtro.abrangencia || TODAS}
        onChange={({ target }) =>
          onFiltrar({ abrangencia: target.value === TODAS ? '' : (target.value as Abrangencia) })
        }
        options={[
          { value: TODAS, label: 'Todos' },
          ...abrangencias.map((value) => ({ value, label: nomesDasAbrangencias[value] })),
        ]}
      />
      <RadioGroup
        label="Expediente"
        name="expediente"
        value={filtro.expediente || TODAS}
        onChange={({ target }) =>
          onFiltrar({ expediente: target.value === TODAS ? '' : (target.value as Expediente) })
        }
        options={[
          { value: TODAS, label: 'Todos' },
          ...expedientes.map((value) => ({ value, label: nomesDosExpedientes[value] })),
        ]}
      />
      <RadioGroup
        label="Situação"
        name="situacao"
        value={filtro.situacao}
        onChange={({ target }) => onFiltrar({ situacao: target.value as FiltroDeFeriados['situacao'] })}
        options={situacoesDoFeriado.map((value) => ({ value, label: nomesDasSituacoes[value] }))}
      />
      <div>
        <Select
          label="Estado"
          placeholder="Todos os estados"
          options={opcoesDeEstado}
          value={filtro.uf}
          onChange={(uf) => onFiltrar({ uf, idMunicipio: null })}
        />
        <Select
          label="Município"
          help={filtro.uf === '' ? 'Escolha primeiro o estado.' : undefined}
          placeholder="Todos os municípios"
          disabled={filtro.uf === ''}
          loading={municipios.isFetching}
          options={(municipios.data ?? []).map(({ idMunicipio, descMunicipio }) => ({
            value: String(idMunicipio),
            label: descMunicipio,
          }))}
          value={filtro.idMunicipio === null ? '' : String(filtro.idMunicipio)}
          onChange={(valor) => onFiltrar({ idMunicipio: valor === '' ? null : Number(valor) })}
        />
      </div>
    </div>
  );
}

/** Search and filters of the holidays, for the list and the calendar alike. */
export function BarraDeFeriados({ filtro, onFiltrar }: BarraProps) {
  const { busca, abrangencia, expediente, uf, idMunicipio, situacao } = filtro;
  const municipios = useMunicipios(idMunicipio === null ? '' : uf).data ?? [];
  const municipio = municipios.find((cada) => cada.idMunicipio === idMunicipio)?.descMunicipio;
  const escolhas: readonly Escolha<FiltroDeFeriados>[] = [
    ...(busca ? [{ texto: `“${busca}”`, sem: { busca: '' } }] : []),
    ...(abrangencia ? [{ texto: nomesDasAbrangencias[abrangencia], sem: { abrangencia: '' as const } }] : []),
    ...(expediente ? [{ texto: nomesDosExpedientes[expediente], sem: { expediente: '' as const } }] : []),
    ...(uf ? [{ texto: nomeUf[uf as keyof typeof nomeUf], sem: { uf: '', idMunicipio: null } }] : []),
    ...(idMunicipio === null
      ? []
      : [{ texto: municipio ?? `Município nº ${idMunicipio}`, sem: { idMunicipio: null } }]),
    ...(situacao === 'ativos'
      ? []
      : [{ texto: nomesDasSituacoes[situacao], sem: { situacao: 'ativos' as const } }]),
  ];
  return (
    <BarraDeBusca
      busca={busca}
      ajuda="Parte do nome do feriado."
      exemplo="Nome do feriado"
      onProcurar={(nova) => onFiltrar({ busca: nova })}
      quantosFiltros={quantosFiltros(filtro)}
      ferramentas={<EscolherAno ano={filtro.ano} onMudar={(ano) => onFiltrar({ ano })} />}
      filtros={<Filtros filtro={filtro} onFiltrar={onFiltrar} />}
      escolhidos={
        <Escolhidos escolhas={escolhas} onFiltrar={onFiltrar} onLimpar={() => onFiltrar(semFiltro)} />
      }
    />
  );
}
