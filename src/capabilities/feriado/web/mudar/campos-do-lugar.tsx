import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Abrangencia } from '#kernel/prazo/calendario.ts';
import { abrangencias } from '#kernel/prazo/calendario.ts';
import { useOrgao, useOrgaosPorNome } from '#shell/lista/apoio-queries.ts';
import { Select } from '#shell/ui/campos/select.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoOpcoes } from '#shell/ui/form/campos.tsx';
import { nomesDasAbrangencias } from '../../domain/feriado.ts';
import { opcoesDeEstado } from '../barra-de-feriados.tsx';
import { useMunicipios } from '../feriado-queries.ts';
import type { FeriadoAberto } from './valores-do-feriado.ts';

const AJUDA: Readonly<Record<Abrangencia, string>> = {
  nacional: 'Para todos os órgãos do país.',
  federal: 'Só para os órgãos federais, como no Carnaval e em Corpus Christi.',
  estadual: 'Para todos os órgãos que ficam em um estado.',
  municipal: 'Para todos os órgãos que ficam em um município.',
  orgao: 'Para um único órgão.',
};

/** The state at the end of 'Fortaleza/CE'. */
const ufDoLugar = (feriado: FeriadoAberto | null): string =>
  feriado?.abrangencia === 'municipal' ? feriado.lugar.slice(-2) : '';

function CampoMunicipio({ feriado }: { readonly feriado: FeriadoAberto | null }) {
  const [uf, setUf] = useState(ufDoLugar(feriado));
  const municipios = useMunicipios(uf);
  return (
    <>
      <Select label="Estado do município" options={opcoesDeEstado} value={uf} onChange={setUf} />
      <CampoSelect
        name="idMunicipio"
        label="Município"
        required
        help={uf === '' ? 'Escolha primeiro o estado.' : undefined}
        loading={municipios.isFetching}
        options={(municipios.data ?? []).map(({ idMunicipio, descMunicipio }) => ({
          value: String(idMunicipio),
          label: descMunicipio,
        }))}
      />
    </>
  );
}

function CampoOrgao() {
  const [prefixo, setPrefixo] = useState('');
  const encontrados = useOrgaosPorNome(prefixo);
  const escolhido = String(useWatch({ name: 'idOuvidoria' }) ?? '');
  const atual = useOrgao(escolhido === '' ? null : Number(escolhido)).data;
  const itens = [...(atual ? [atual] : []), ...(encontrados.data?.itens ?? [])];
  const porId = new Map(
    itens.map(({ idOuvidoria, sigla, nomeOuvidoria }) => [idOuvidoria, `${sigla} – ${nomeOuvidoria}`]),
  );
  return (
    <CampoSelect
      name="idOuvidoria"
      label="Órgão"
      required
      help="Digite ao menos 3 letras do nome ou da sigla."
      minCaracteres={3}
      onPrefixo={setPrefixo}
      loading={encontrados.isFetching}
      options={[...porId].map(([id, label]) => ({ value: String(id), label }))}
    />
  );
}

/** The scope, and the place that it requires. */
export function CamposDoLugar({ feriado }: { readonly feriado: FeriadoAberto | null }) {
  const abrangencia = useWatch({ name: 'abrangencia' }) as Abrangencia;
  return (
    <>
      <CampoOpcoes
        name="abrangencia"
        label="Onde vale"
        required
        options={abrangencias.map((value) => ({
          value,
          label: nomesDasAbrangencias[value],
          help: AJUDA[value],
        }))}
      />
      {abrangencia === 'estadual' && (
        <CampoSelect name="uf" label="Estado" required options={opcoesDeEstado} />
      )}
      {abrangencia === 'municipal' && <CampoMunicipio feriado={feriado} />}
      {abrangencia === 'orgao' && <CampoOrgao />}
    </>
  );
}
