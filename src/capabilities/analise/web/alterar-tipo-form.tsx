import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Ato, BotoesDoAto } from '#shell/atos/ato.tsx';
import { type AtoProps, quantas } from '#shell/atos/casos.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import { useLote } from '#shell/atos/lote/use-lote.ts';
import { NaoCabe } from '#shell/atos/nao-cabe.tsx';
import { TextoDoAto } from '#shell/atos/texto-do-ato.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoOpcoes } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { alterarTipo } from '../domain/alterar-tipo.ato.ts';
import { podeAlterarTipo, tiposPossiveis } from '../domain/alterar-tipo.ts';
import { consequenciasDoTipo, tiposParaEscolher } from './consequencias-do-tipo.ts';
import './analise.css';

const { idTipoManifestacao, motivo } = alterarTipo.entrada.shape;

/** A radio button holds text; the server's rule judges the number it stands for. */
const formulario = z.object({
  idTipoManifestacao: z.preprocess((valor) => Number(valor) || undefined, idTipoManifestacao),
  motivo,
});
type Dados = z.output<typeof formulario>;

const tiposDos = (casos: AtoProps['casos']): readonly number[] => [
  ...new Set(casos.map(({ tipo }) => tipo.idTipoManifestacao)),
];

/** The types at least one of the cases may become. */
const opcoesPara = (de: readonly number[]) =>
  tiposPossiveis
    .filter((para) => de.some((tipo) => podeAlterarTipo({ de: tipo, para, agrupada: false }).allowed))
    .map((para) => ({
      value: String(para),
      label: tiposParaEscolher[para].nome,
      help: tiposParaEscolher[para].help,
    }));

/** Why a single case may not change its type at all; null if it may, or for many cases. */
const recusaDe = (de: readonly number[]): string | null => {
  const [tipo] = de;
  if (tipo === undefined || de.length > 1) return null;
  const [para] = tiposPossiveis.filter((possivel) => possivel !== tipo);
  const verdict = podeAlterarTipo({ de: tipo, para: para ?? 0, agrupada: false });
  return verdict.allowed ? null : verdict.error.message;
};

function Consequencias({ de, para }: { readonly de: readonly number[]; readonly para: number }) {
  return (
    <ul>
      {consequenciasDoTipo(de, para).map((frase) => (
        <li key={frase}>{frase}</li>
      ))}
    </ul>
  );
}

function MudarTipo({ casos, onFeito, onCancelar }: AtoProps) {
  const form = useFormulario(formulario, { defaultValues: { idTipoManifestacao: '', motivo: '' } });
  const lote = useLote<Dados>({
    casos,
    onFeito,
    form,
    enviar: (doLote, dados) => enviarAoLote(alterarTipo, doLote, dados),
  });
  const confirmacao = useConfirmacao(lote.enviar);
  const escolhido = Number(useWatch({ control: form.control, name: 'idTipoManifestacao' }));
  const de = tiposDos(casos);
  return (
    <Ato casos={casos} lote={lote}>
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Corrigir o tipo">
        <CampoOpcoes name="idTipoManifestacao" label="Tipo correto" required options={opcoesPara(de)} />
        {escolhido > 0 && (
          <Message type="info" title="O que muda:">
            <Consequencias de={de} para={escolhido} />
          </Message>
        )}
        <TextoDoAto
          casos={casos}
          ato={alterarTipo}
          name="motivo"
          vaiAPessoa
          label="Motivo"
          help="Quem registrou lê isto. Explique, em palavras simples, por que o tipo é outro. Não cite nomes nem o que foi denunciado."
          rows={4}
          limit={motivo.maxLength ?? undefined}
        />
        <BotoesDoAto onCancelar={onCancelar}>Mudar o tipo</BotoesDoAto>
      </Formulario>
      {confirmacao.dados && (
        <Confirmar
          confirmacao={confirmacao}
          titulo={`Mudar o tipo para ${tiposParaEscolher[confirmacao.dados.idTipoManifestacao].nome}?`}
          acao="Mudar o tipo"
        >
          <p>{quantas(casos.length)}. O aviso a quem registrou sai agora e não pode ser desfeito.</p>
          <Consequencias de={de} para={confirmacao.dados.idTipoManifestacao} />
        </Confirmar>
      )}
    </Ato>
  );
}

/** A case filed under one type that really is of another. */
export default function AlterarTipo(props: AtoProps) {
  const recusa = recusaDe(tiposDos(props.casos));
  if (!recusa) return <MudarTipo {...props} />;
  return (
    <NaoCabe titulo="O tipo não pode mudar." onCancelar={props.onCancelar}>
      {recusa}
    </NaoCabe>
  );
}
