import { type ReactNode, Suspense, useMemo } from 'react';
import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { AO_MENOS } from '#kernel/validacao/fundamento.ts';
import { TextoGuardado } from '#shell/guardado/texto-guardado.tsx';
import { parte } from '#shell/partes.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoOpcoes, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { Confirmar, useConfirmacao } from './confirmacao.tsx';

const DadosDeTerceiros = parte('dados-de-terceiros');

interface Escolha {
  /** 'Aprovar' */
  readonly label: string;
  readonly help: string;
}

interface DecidirComFundamentoProps {
  /** The form's name: 'Decidir a eliminação'. */
  readonly nome: string;
  readonly pergunta: string;
  readonly sim: Escolha;
  readonly nao: Escolha;
  readonly fundamento: z.ZodString;
  /** Who reads the reason, or what does not belong there. */
  readonly ajuda: string;
  /** Of the last question: what will be true afterwards. */
  readonly depois: string;
  /** Under which this browser keeps the reason until it is sent; `idManifestacao` 0 where it is about no case. */
  readonly guardado: { readonly idManifestacao: number; readonly ato: string };
  readonly aviso?: ReactNode;
  /** Who filed reads the reason too: what it says of others is marked and asked about. */
  readonly vaiAPessoa?: boolean;
  readonly decidir: (aceita: boolean, fundamento: string) => Promise<unknown>;
  readonly onFeita: () => void;
}

/** Somebody decides what another person asked for: yes or no, with a reason, and for good. */
export function DecidirComFundamento({
  nome,
  pergunta,
  sim,
  nao,
  fundamento,
  ajuda,
  depois,
  guardado,
  aviso,
  vaiAPessoa = false,
  decidir,
  onFeita,
}: DecidirComFundamentoProps) {
  const formulario = useMemo(
    () => z.object({ decisao: campo('Decisão', z.enum(['sim', 'nao'])), fundamento }),
    [fundamento],
  );
  const form = useFormulario(formulario, { defaultValues: { fundamento: '' } });
  const { erro, onSubmit } = useEnvio(
    form,
    ({ decisao, fundamento: escrito }: z.output<typeof formulario>) => decidir(decisao === 'sim', escrito),
    () => onFeita(),
  );
  const confirmacao = useConfirmacao(onSubmit);
  const escolhida = confirmacao.dados?.decisao === 'sim' ? sim : nao;
  return (
    <>
      {aviso}
      {erro && (
        <Message type="danger" title="Não foi possível decidir.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label={nome}>
        <CampoOpcoes
          name="decisao"
          label={pergunta}
          options={[
            { value: 'sim', ...sim },
            { value: 'nao', ...nao },
          ]}
          required
        />
        <CampoTextoLongo
          name="fundamento"
          label="Fundamento"
          help={`${AO_MENOS} ${ajuda}`}
          rows={4}
          limit={fundamento.maxLength ?? undefined}
          required
        />
        {vaiAPessoa && (
          <Suspense>
            <DadosDeTerceiros name="fundamento" idManifestacao={guardado.idManifestacao} />
          </Suspense>
        )}
        <TextoGuardado {...guardado} campo="fundamento" />
        <div className="ui-actions">
          <BotaoEnviar>Decidir</BotaoEnviar>
        </div>
      </Formulario>
      <Confirmar confirmacao={confirmacao} titulo="Registrar a decisão?" acao="Registrar">
        <p>
          <strong>{escolhida.label}.</strong> {escolhida.help} {depois}
        </p>
      </Confirmar>
    </>
  );
}
