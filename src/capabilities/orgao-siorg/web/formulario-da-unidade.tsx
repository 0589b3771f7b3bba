import { useId } from 'react';
import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { useFormularioNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTexto, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { camposDaUnidade, limitesDaUnidade } from '../domain/unidade.ts';
import { unidadeEditavel } from '../domain/unidade-editavel.ts';
import { CampoSuperior } from './campo-superior.tsx';
import type { Unidade } from './siorg-queries.ts';

const SO_NUMEROS = /^\d{1,10}$/;
const codigoEscrito = (label: string) => campo(label, z.string().trim().regex(SO_NUMEROS));

/** The server's rules, with numbers as the fields hold them. */
const formulario = unidadeEditavel.extend({
  codigo: codigoEscrito('Código'),
  idPai: z.string(),
  codigoOrgaoEntidade: z.union([z.literal(''), codigoEscrito(camposDaUnidade.codigoOrgaoEntidade)]),
});

const numeroDe = (texto: string): number | null => (texto === '' ? null : Number(texto));

const valoresDe = (unidade: Unidade | null) => ({
  codigo: String(unidade?.codigo ?? ''),
  idPai: String(unidade?.idPai ?? ''),
  nome: unidade?.nome ?? '',
  sigla: unidade?.sigla ?? '',
  codigoTipoUnidade: unidade?.codigoTipoUnidade ?? '',
  codigoOrgaoEntidade: String(unidade?.codigoOrgaoEntidade ?? ''),
  codigoEsfera: unidade?.codigoEsfera ?? '',
  codigoPoder: unidade?.codigoPoder ?? '',
  telefone: unidade?.telefone ?? '',
  email: unidade?.email ?? '',
  site: unidade?.site ?? '',
  endereco: unidade?.endereco ?? '',
  competencia: unidade?.competencia ?? '',
});

const enviavel = (dados: z.output<typeof formulario>) => ({
  ...dados,
  codigo: Number(dados.codigo),
  idPai: numeroDe(dados.idPai),
  codigoOrgaoEntidade: numeroDe(dados.codigoOrgaoEntidade),
});

interface FormularioDaUnidadeProps {
  /** Null for a new one. */
  readonly unidade: Unidade | null;
  readonly titulo: string;
  readonly enviar: (unidade: ReturnType<typeof enviavel>) => Promise<void>;
  readonly onCancelar: () => void;
}

export function FormularioDaUnidade({ unidade, titulo, enviar, onCancelar }: FormularioDaUnidadeProps) {
  const id = useId();
  const form = useFormulario(formulario, { defaultValues: valoresDe(unidade) });
  useFormularioNaoSalvo(form);
  const { erro, onSubmit } = useEnvio(form, (dados: z.output<typeof formulario>) => enviar(enviavel(dados)));
  const superior = unidade?.caminho.at(-1);
  return (
    <section aria-labelledby={id}>
      <TituloFocado id={id}>{titulo}</TituloFocado>
      {erro && (
        <Message type="danger" title="Não foi possível salvar.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} className="siorg-formulario" aria-label="Unidade do SIORG">
        {!unidade && (
          <CampoTexto
            name="codigo"
            label="Código"
            help="O código da unidade no SIORG, só números. Depois de salvo não muda."
            inputMode="numeric"
            maxLength={10}
            required
          />
        )}
        <CampoTexto name="nome" label={camposDaUnidade.nome} maxLength={limitesDaUnidade.nome} required />
        <CampoTexto name="sigla" label={camposDaUnidade.sigla} maxLength={limitesDaUnidade.sigla} optional />
        <CampoSuperior name="idPai" atual={superior ?? null} />
        <div className="siorg-dois">
          <CampoTexto
            name="codigoTipoUnidade"
            label={camposDaUnidade.codigoTipoUnidade}
            help="Como o SIORG a chama: orgao, entidade, unidade-administrativa."
            maxLength={limitesDaUnidade.codigoTipoUnidade}
            optional
          />
          <CampoTexto
            name="codigoOrgaoEntidade"
            label={camposDaUnidade.codigoOrgaoEntidade}
            help="O código do órgão ou da entidade de que faz parte."
            inputMode="numeric"
            maxLength={10}
            optional
          />
          <CampoTexto
            name="codigoEsfera"
            label={camposDaUnidade.codigoEsfera}
            maxLength={limitesDaUnidade.codigoEsfera}
            optional
          />
          <CampoTexto
            name="codigoPoder"
            label={camposDaUnidade.codigoPoder}
            maxLength={limitesDaUnidade.codigoPoder}
            optional
          />
          <CampoTexto
            name="telefone"
            label={camposDaUnidade.telefone}
            maxLength={limitesDaUnidade.telefone}
            optional
          />
          <CampoTexto
            name="email"
            label={camposDaUnidade.email}
            maxLength={limitesDaUnidade.email}
            optional
          />
        </div>
        <CampoTexto name="site" label={camposDaUnidade.site} maxLength={limitesDaUnidade.site} optional />
        <CampoTexto
          name="endereco"
          label={camposDaUnidade.endereco}
          maxLength={limitesDaUnidade.endereco}
          optional
        />
        <CampoTextoLongo
          name="competencia"
          label={camposDaUnidade.competencia}
          help="O que a unidade faz, em poucas frases."
          rows={4}
          limit={limitesDaUnidade.competencia}
          optional
        />
        <div className="ui-actions">
          <BotaoEnviar>Salvar</BotaoEnviar>
          <Button onClick={onCancelar}>Cancelar</Button>
        </div>
      </Formulario>
    </section>
  );
}
