import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { nomeUf } from '#kernel/enumeracoes.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { type Cadastro, endereco as enderecoEnviado } from '../../domain/cadastro.ts';
import { BotoesDoFormulario } from './botoes-do-formulario.tsx';
import { api, useMunicipios } from './cadastro-queries.ts';
import { mascararCep } from './cep.ts';
import type { FormularioDaSecaoProps } from './secao.tsx';

const { Servicos: _servicos, Jf: _judiciario, ...estados } = nomeUf;
const opcoesDeEstado = Object.entries(estados)
  .map(([value, nome]) => ({ value, label: `${nome} (${value})` }))
  .sort((a, b) => a.label.localeCompare(b.label, 'pt-BR'));

/** The screen asks for a state first; only the city is stored, as it implies the state. */
const formEndereco = enderecoEnviado.omit({ idMunicipio: true }).extend({
  uf: z.string(),
  idMunicipio: z.string(),
});

interface Props extends FormularioDaSecaoProps {
  readonly endereco: Cadastro['endereco'];
}

function CampoMunicipio({ guardado }: { readonly guardado: Cadastro['endereco']['municipio'] }) {
  const uf = useWatch({ name: 'uf' }) as string;
  const { data, isFetching } = useMunicipios(uf);
  const daLista = data?.map(({ idMunicipio, descMunicipio }) => ({
    value: String(idMunicipio),
    label: descMunicipio,
  }));
  // Shows the stored city until the list of its state arrives.
  const enquanto =
    guardado?.sigUf === uf ? [{ value: String(guardado.idMunicipio), label: guardado.descMunicipio }] : [];
  return (
    <CampoSelect
      key={uf}
      name="idMunicipio"
      label="Município"
      options={daLista ?? enquanto}
      loading={isFetching}
      disabled={!uf}
      help={uf ? undefined : 'Escolha primeiro o estado.'}
      optional
    />
  );
}

export function FormularioEndereco({ endereco, onSalvo, onCancelar }: Props) {
  const form = useFormulario(formEndereco, {
    defaultValues: {
      cep: mascararCep(endereco.cep ?? ''),
      logradouro: endereco.logradouro ?? '',
      numero: endereco.numero ?? '',
      complemento: endereco.complemento ?? '',
      bairro: endereco.bairro ?? '',
      uf: endereco.municipio?.sigUf ?? '',
      idMunicipio: endereco.municipio ? String(endereco.municipio.idMunicipio) : '',
    },
  });
  const { erro, onSubmit } = useEnvio(form, async (dados: z.output<typeof formEndereco>) => {
    const { uf: _, idMunicipio, ...textos } = dados;
    await api(
      'PUT /app-web/v1/usuarios/cadastro/endereco',
      { body: { ...textos, idMunicipio: idMunicipio ? Number(idMunicipio) : null } },
      { errors: 'silent' },
    );
    await onSalvo();
  });
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi possível salvar.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Endereço">
        <p>Todos os campos são opcionais. Para apagar o endereço, deixe-os vazios e salve.</p>
        <div className="cadastro-lado-a-lado">
          <CampoTexto
            name="cep"
            label="CEP"
            mask={mascararCep}
            inputMode="numeric"
            autoComplete="postal-code"
            optional
          />
          <CampoTexto name="bairro" label="Bairro" autoComplete="address-level3" optional />
        </div>
        <CampoTexto name="logradouro" label="Rua ou avenida" autoComplete="address-line1" optional />
        <div className="cadastro-lado-a-lado">
          <CampoTexto name="numero" label="Número" optional />
          <CampoTexto name="complemento" label="Complemento" autoComplete="address-line2" optional />
        </div>
        <div className="cadastro-lado-a-lado">
          <CampoSelect
            name="uf"
            label="Estado"
            options={opcoesDeEstado}
            onChange={() => form.setValue('idMunicipio', '')}
            optional
          />
          <CampoMunicipio guardado={endereco.municipio} />
        </div>
        <BotoesDoFormulario onCancelar={onCancelar} />
      </Formulario>
    </>
  );
}
