import { SEGUNDOS_PARA_DESFAZER } from '#kernel/ato/desfazer.ts';
import { avisoAPessoa } from '#shell/atos/aviso-a-pessoa.ts';
import type { CasoDaEquipe } from '#shell/atos/caso-query.ts';
import { type AtoProps, quantas } from '#shell/atos/casos.ts';
import { Confirmar, type useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { fraseDoDesfazer } from '#shell/atos/desfazer.ts';
import { AreasQueDevem } from './antes/areas-que-devem.tsx';
import { QueChegaAoGrupo } from './que-chega-ao-grupo.tsx';
import type { DadosDaResposta } from './use-envio-da-resposta.ts';

interface ConfirmarRespostaProps extends Pick<AtoProps, 'casos'> {
  readonly confirmacao: ReturnType<typeof useConfirmacao<DadosDaResposta>>;
  readonly detalhe: CasoDaEquipe | null;
  /** How many files are attached. */
  readonly anexos: number;
}

/** Asks for confirmation before the conclusive answer is sent. */
export function ConfirmarResposta({ confirmacao, casos, detalhe, anexos }: ConfirmarRespostaProps) {
  const isUmSo = casos.length === 1;
  // The answer to the principal of a group is given to the others too, for good.
  const podeDesfazer = isUmSo && (detalhe?.grupo?.casos.length ?? 0) === 0;
  return (
    <Confirmar
      confirmacao={confirmacao}
      titulo={isUmSo ? 'Dar a resposta conclusiva?' : `Responder ${quantas(casos.length)}?`}
      acao="Responder"
    >
      <p>
        {podeDesfazer
          ? `A manifestação é concluída. Você tem ${SEGUNDOS_PARA_DESFAZER} segundos para desfazer; depois, a resposta não pode ser mudada. `
          : `Depois de enviada, a resposta não pode ser mudada, e ${isUmSo ? 'a manifestação é concluída' : 'as manifestações são concluídas'}. `}
        {anexos > 0 && `${anexos === 1 ? 'Vai junto 1 arquivo' : `Vão juntos ${anexos} arquivos`}. `}
        {avisoAPessoa(casos)}
      </p>
      {!isUmSo && <p>{fraseDoDesfazer(casos)}</p>}
      <AreasQueDevem detalhe={detalhe} />
      <QueChegaAoGrupo detalhe={detalhe} quantas={casos.length} />
    </Confirmar>
  );
}
