import { useFormContext, useWatch } from 'react-hook-form';
import { opcoesDeEstado } from '#kernel/estados.ts';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { useMunicipios } from './tabelas-query.ts';

/** No more precise than the city: an exact address could give the denunciante away. */
export function LocalDoFato({ ajuda }: { readonly ajuda: string }) {
  const { setValue } = useFormContext();
  const uf = useWatch({ name: 'local.uf' }) as string;
  const { data: municipios = [], isFetching } = useMunicipios(uf);
  const opcoes = municipios.map(({ idMunicipio, descMunicipio }) => ({
    value: String(idMunicipio),
    label: descMunicipio,
  }));
  const guardarNome = (id: string) =>
    setValue('local.municipio', opcoes.find(({ value }) => value === id)?.label ?? '');
  return (
    <fieldset className="registrar-grupo">
      <legend>Onde aconteceu?</legend>
      <div className="registrar-lado-a-lado">
        <CampoSelect
          name="local.uf"
          label="Estado"
          options={opcoesDeEstado}
          onChange={() => {
            setValue('local.idMunicipio', '');
            setValue('local.municipio', '');
          }}
          optional
        />
        <CampoSelect
          key={uf}
          name="local.idMunicipio"
          label="Município"
          options={opcoes}
          loading={isFetching}
          disabled={!uf}
          onChange={guardarNome}
          optional
        />
      </div>
      <CampoTexto name="local.descricao" label="Local" help={ajuda} maxLength={500} optional />
    </fieldset>
  );
}
