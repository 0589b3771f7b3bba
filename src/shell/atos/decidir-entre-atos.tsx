import { type ReactNode, useMemo } from 'react';
import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { CampoOpcoes } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { Ato, BotoesDoAto } from './ato.tsx';
import { avisoAPessoa } from './aviso-a-pessoa.ts';
import type { AtoProps } from './casos.ts';
import { Confirmar, useConfirmacao } from './confirmacao.tsx';
import { type AtoDeLote, enviarAoLote } from './lote/enviar-ao-lote.ts';
import { useLote } from './lote/use-lote.ts';

interface Escolha {
  /** Takes a `justificativa` and nothing else. */
  readonly ato: AtoDeLote;
  readonly label: string;
  readonly help: string;
  /** Of the confirmation: its question, its button, and what will be true afterwards. */
  readonly titulo: string;
  readonly acao: string;
  readonly depois: string;
}

interface DecidirProps extends AtoProps {
  /** The form's name: 'Decidir a reabertura'. */
  readonly nome: string;
  readonly escolhas: readonly Escolha[];
  readonly justificativa: z.ZodString;
  /** Above the form. */
  readonly aviso?: ReactNode;
  /** The field `justificativa`, which belongs to the act that keeps what is typed. */
  readonly children: ReactNode;
}

/** The office decides a request in one of several ways, each an act of its own, with a reason. */
export function DecidirEntreAtos({
  casos,
  onFeito,
  onCancelar,
  nome,
  escolhas,
  justificativa,
  aviso,
  children,
}: DecidirProps) {
  // An act that is closed on the case would only be refused.
  const abertas = escolhas.filter((escolha) =>
    casos.every(({ atos }) => !atos || atos.some((aberto) => aberto.ato === escolha.ato.nome)),
  );
  const formulario = useMemo(
    () =>
      z.object({ decisao: campo('Decisão', z.enum(escolhas.map((cada) => cada.ato.nome))), justificativa }),
    [escolhas, justificativa],
  );
  const unica = abertas.length === 1 ? abertas[0]?.ato.nome : undefined;
  const form = useFormulario(formulario, {
    defaultValues: { justificativa: '', ...(unica && { decisao: unica }) },
  });
  const escolhida = (decisao: string | undefined) => escolhas.find((cada) => cada.ato.nome === decisao);
  const lote = useLote({
    casos,
    onFeito,
    form,
    enviar: async (doLote, { decisao, ...dados }: z.output<typeof formulario>) => {
      const escolha = escolhida(decisao);
      if (!escolha) throw new Error(`No act is called ${decisao}`);
      return enviarAoLote(escolha.ato, doLote, dados);
    },
  });
  const confirmacao = useConfirmacao(lote.enviar);
  const { titulo = '', acao = '', depois = '' } = escolhida(confirmacao.dados?.decisao) ?? {};
  return (
    <Ato casos={casos} lote={lote}>
      {aviso}
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label={nome}>
        <CampoOpcoes
          name="decisao"
          label="O que o órgão decide"
          options={abertas.map((cada) => ({ value: cada.ato.nome, label: cada.label, help: cada.help }))}
          required
        />
        {children}
        <p>{avisoAPessoa(casos)}</p>
        <BotoesDoAto onCancelar={onCancelar}>Decidir</BotoesDoAto>
      </Formulario>
      <Confirmar confirmacao={confirmacao} titulo={titulo} acao={acao}>
        <p>
          {depois} {avisoAPessoa(casos)}
        </p>
      </Confirmar>
    </Ato>
  );
}
