import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Esfera } from '#kernel/enumeracoes.ts';
import { opcoesDeEstado } from '#kernel/estados.ts';
import { apenasDigitos } from '#kernel/texto.ts';
import { FiltroDeOrgao } from '#shell/lista/filtro-de-orgao.tsx';
import { readNumero } from '#shell/lista/read-do-endereco.ts';
import { Input } from '#shell/ui/campos/input.tsx';
import { CampoData } from '#shell/ui/form/campo-data.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoCheckbox, CampoTexto } from '#shell/ui/form/campos.tsx';
import { useCampoControlado } from '#shell/ui/form/use-campo.ts';
import { lugarQueAEsferaPede } from '../../domain/dados-do-orgao.ts';
import type { OrgaoGerenciado } from '../../domain/orgao-gerenciado.ts';
import { useMunicipios, useUnidadesSiorg } from './gerenciar-queries.ts';
import { nomeDaOpcao, opcoesDeEsfera } from './opcoes.ts';

/** Null for an office that is joining now. */
type Conhecido = Pick<OrgaoGerenciado, 'dados' | 'municipio' | 'siorg' | 'emitiuProtocolo'> | null;

const PREFIXO = 5;
const LETRAS_DO_SIORG = 3;

function CampoMunicipio({ orgao, pede }: { readonly orgao: Conhecido; readonly pede: boolean }) {
  const uf: string = useWatch({ name: 'uf' }) ?? '';
  const { data, isFetching } = useMunicipios(uf);
  const daLista = data?.map(({ idMunicipio, descMunicipio }) => ({
    value: String(idMunicipio),
    label: descMunicipio,
  }));
  // The chosen city is shown before the list of its state arrives.
  const guardado =
    orgao?.municipio && orgao.dados.uf === uf
      ? [{ value: String(orgao.municipio.idMunicipio), label: orgao.municipio.descMunicipio }]
      : [];
  return (
    <CampoSelect
      key={uf}
      name="idMunicipio"
      label="Município"
      options={daLista ?? guardado}
      loading={isFetching}
      disabled={!uf}
      help={
        uf
          ? 'Um órgão municipal tem sempre um. Os feriados da cidade entram na contagem dos prazos.'
          : 'Escolha primeiro o estado.'
      }
      required={pede}
      optional={!pede}
    />
  );
}

function CampoSiorg({ orgao }: { readonly orgao: Conhecido }) {
  const [prefixo, setPrefixo] = useState('');
  const { data = [], isFetching } = useUnidadesSiorg(prefixo);
  const todas = [...(orgao?.siorg ? [orgao.siorg] : []), ...data];
  const porId = new Map(todas.map((unidade) => [unidade.id, unidade]));
  return (
    <CampoSelect
      name="idOrgaoSiorg"
      label="Unidade no SIORG"
      help="Só para órgãos federais. Digite ao menos 3 letras do nome ou da sigla, ou 3 algarismos do código."
      placeholder="Nenhuma"
      minCaracteres={LETRAS_DO_SIORG}
      onPrefixo={setPrefixo}
      loading={isFetching}
      options={[...porId.values()].map(({ id, nome, sigla }) => ({
        value: String(id),
        label: `${sigla ? `${sigla} – ` : ''}${nome} (${id})`,
      }))}
      optional
    />
  );
}

/** Lei 12.527/2011, art. 17 § 1º. */
function CampoMinisterio() {
  const { id, error, field, atualizar } = useCampoControlado(
    'idOuvidoriaMinisterio',
    'Ministério da Força Armada',
  );
  return (
    <FiltroDeOrgao
      id={id}
      error={error}
      label="Ministério da Força Armada"
      help="Só para comandos das Forças Armadas: onde o Ministro decide, depois do Comandante, os recursos de pedidos de desclassificação. Digite ao menos 3 letras do nome ou da sigla."
      placeholder="Não é das Forças Armadas"
      idOuvidoria={readNumero(field.value ?? '')}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onMudar={(escolhido) => atualizar(escolhido === null ? '' : String(escolhido))}
      optional
    />
  );
}

const ESFERA_USADA =
  'O órgão já emitiu protocolos: a forma do número e a lei dos prazos vêm da esfera, e ela não muda mais.';
const ESFERA_LIVRE =
  'Decide a lei dos prazos, os recursos e os formulários. Estadual pede o estado; municipal, o estado e o município.';

const ajudaDoPrefixo = (emitiuProtocolo: boolean): string =>
  emitiuProtocolo
    ? 'O órgão já emitiu protocolos com este prefixo, e ele não muda mais.'
    : '5 algarismos que só este órgão usa. Começam o número de cada protocolo; depois do primeiro, não mudam mais.';

/** The data an office joins with: sphere, place, numbers. */
export function CamposDaAdesao({ orgao }: { readonly orgao: Conhecido }) {
  const { setValue } = useFormContext();
  const esfera = Number(useWatch({ name: 'idEsfera' }));
  const pede = lugarQueAEsferaPede(esfera);
  const emitiu = orgao?.emitiuProtocolo ?? false;
  return (
    <fieldset className="gerenciar-grupo">
      <legend>Adesão</legend>
      <div className="gerenciar-lado-a-lado">
        {emitiu ? (
          <Input
            label="Esfera"
            help={ESFERA_USADA}
            value={nomeDaOpcao(opcoesDeEsfera, String(esfera))}
            readOnly
          />
        ) : (
          <CampoSelect name="idEsfera" label="Esfera" options={opcoesDeEsfera} help={ESFERA_LIVRE} required />
        )}
        <CampoTexto
          name="prefixoProtocolo"
          label="Prefixo do protocolo"
          help={ajudaDoPrefixo(emitiu)}
          mask={(texto) => apenasDigitos(texto).slice(0, PREFIXO)}
          inputMode="numeric"
          autoComplete="off"
          readOnly={emitiu}
          required
        />
        <CampoSelect
          name="uf"
          label="Estado"
          options={opcoesDeEstado}
          help="Obrigatório para órgãos estaduais e municipais. Mudar de lugar muda os feriados: os prazos abertos são contados de novo."
          onChange={() => setValue('idMunicipio', '')}
          required={pede.uf}
          optional={!pede.uf}
        />
        <CampoMunicipio orgao={orgao} pede={pede.municipio} />
        <CampoSiorg orgao={orgao} />
        {esfera === Esfera.federal && <CampoMinisterio />}
        <CampoData
          name="aderiuEm"
          label="Aderiu em"
          help="Dia em que o órgão passou a usar a plataforma."
          required
        />
      </div>
      <CampoCheckbox
        name="deTeste"
        label="Órgão de testes"
        help="Para treinar a equipe. Não aparece na busca de ouvidorias nem na escolha do órgão; só o balcão dele registra nele. Quem já registrou continua acompanhando."
      />
    </fieldset>
  );
}
