import { z } from 'zod';
import { idTexto } from '#kernel/campos.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import { Ato, BotoesDoAto } from '#shell/atos/ato.tsx';
import { avisoAPessoa } from '#shell/atos/aviso-a-pessoa.ts';
import { type CasoDaEquipe, useCaso } from '#shell/atos/caso-query.ts';
import { type AtoProps, quantas } from '#shell/atos/casos.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { fraseDoDesfazer } from '#shell/atos/desfazer.ts';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import { useLote } from '#shell/atos/lote/use-lote.ts';
import { TextoDoAto } from '#shell/atos/texto-do-ato.tsx';
import { isDenuncia } from '#shell/atos/tipos-dos-casos.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { arquivar } from '../domain/arquivar.ato.ts';
import { isComplementacaoVencida, podeArquivarPor } from '../domain/motivos.ts';
import { useMotivosDeArquivamento } from './arquivamento-queries.ts';

const { justificativa } = arquivar.entrada.shape;
const formulario = z.object({ idMotivoArquivamento: campo('Motivo', idTexto), justificativa });

/** The facts of a single case, once read; otherwise unknown, and the server judges each case. */
const fatosDe = (casos: AtoProps['casos'], lido: CasoDaEquipe | undefined) =>
  casos.map(({ tipo }) => ({
    idTipo: tipo.idTipoManifestacao,
    complementacaoVencida:
      lido && isComplementacaoVencida(lido.complementacoes, localDate(serverNow().getTime())),
    apta: lido && (lido.analisePreliminar?.apta ?? null),
  }));

/** Ends a case without an answer: the person who filed reads why. */
export default function Arquivar({ casos, onFeito, onCancelar }: AtoProps) {
  const motivos = useMotivosDeArquivamento();
  const { data: lido } = useCaso(casos.length === 1 ? (casos[0]?.idManifestacao ?? null) : null);
  const fatos = fatosDe(casos, lido);
  const form = useFormulario(formulario, { defaultValues: { idMotivoArquivamento: '', justificativa: '' } });
  const lote = useLote({
    casos,
    onFeito,
    form,
    enviar: (doLote, dados: z.output<typeof formulario>) => enviarAoLote(arquivar, doLote, dados),
  });
  const confirmacao = useConfirmacao(lote.enviar);
  const cabem = (motivos.data ?? []).filter(({ idMotivoArquivamento }) =>
    fatos.some((caso) => podeArquivarPor(idMotivoArquivamento, caso).allowed),
  );
  const opcoes = cabem.map(({ idMotivoArquivamento, descMotivoArquivamento }) => ({
    value: String(idMotivoArquivamento),
    label: descMotivoArquivamento,
  }));
  return (
    <Ato casos={casos} lote={lote}>
      <Message type="info" title="Arquivar encerra sem resposta conclusiva." still>
        {casos.some(isDenuncia)
          ? 'Na denúncia, a falta de elementos mínimos só é motivo depois que a análise preliminar a considera não apta. '
          : ''}
        O prazo deixa de correr. Só um gestor pode reabrir depois.
      </Message>
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Arquivar">
        {motivos.isError && <FalhaAoAbrir titulo="Não foi possível buscar os motivos." falha={motivos} />}
        <CampoSelect
          name="idMotivoArquivamento"
          label="Motivo"
          options={opcoes}
          loading={motivos.isPending}
          required
        />
        <TextoDoAto
          casos={casos}
          ato={arquivar}
          name="justificativa"
          vaiAPessoa
          label="Justificativa"
          help="Diga por que não haverá resposta; em duplicidade, diga o protocolo da outra. Quem registrou lê o que você escrever."
          rows={5}
          limit={justificativa.maxLength ?? undefined}
        />
        <p>{avisoAPessoa(casos)} O motivo e a justificativa ficam na plataforma, não no e-mail.</p>
        <BotoesDoAto onCancelar={onCancelar}>Arquivar</BotoesDoAto>
      </Formulario>
      <Confirmar confirmacao={confirmacao} titulo={`Arquivar ${quantas(casos.length)}?`} acao="Arquivar">
        <p>O caso termina sem resposta conclusiva, e só um gestor pode reabrir. {avisoAPessoa(casos)}</p>
        <p>{fraseDoDesfazer(casos)}</p>
      </Confirmar>
    </Ato>
  );
}
