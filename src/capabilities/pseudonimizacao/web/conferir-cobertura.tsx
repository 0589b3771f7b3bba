import type { CasoEscolhido } from '#shell/atos/casos.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { CobrirPalavra } from './cobrir-palavra.tsx';
import { TextoAConferir } from './texto-a-conferir.tsx';
import { useConferencia } from './use-conferencia.ts';
import './pseudonimizacao.css';

interface ConferirCoberturaProps {
  /** The field of the surrounding form that holds what is covered (`coberturasNaTela`). */
  readonly name: string;
  readonly casos: readonly Pick<CasoEscolhido, 'idManifestacao'>[];
  readonly destino: 'orgao' | 'area';
}

const quemLe = { orgao: 'O outro órgão', area: 'A área' } as const;

/** Prepared by the program, finished by a person (Decreto 10.153/2019, arts. 6 § 4º and 7). */
export function ConferirCobertura({ name, casos, destino }: ConferirCoberturaProps) {
  const unico = casos.length === 1 ? (casos[0]?.idManifestacao ?? null) : null;
  const conferencia = useConferencia(name, unico);
  const { id, erro, consulta, textos } = conferencia;
  if (unico === null) {
    return (
      <Message type="warning" title="Ninguém confere o que vai coberto." still>
        Das manifestações que protegem quem registrou, o texto vai como o programa o cobriu, sem a conferência
        de uma pessoa. Para conferir, envie uma de cada vez.
      </Message>
    );
  }
  if (consulta.data?.precisa === false) return null;
  return (
    <section aria-labelledby={id} className="pseudonimo">
      <h3 id={id} tabIndex={-1}>
        Confira o que vai coberto
      </h3>
      {erro && (
        <Message type="danger" title="Falta conferir." still>
          {erro}
        </Message>
      )}
      {!consulta.data && consulta.isError && (
        <FalhaAoAbrir titulo="Não foi possível preparar o texto." falha={consulta} />
      )}
      {!consulta.data && !consulta.isError && <Skeleton lines={6} label="Preparando o texto…" />}
      {consulta.data && (
        <>
          <p>
            {quemLe[destino]} não pode saber quem registrou. O programa marcou o que pode dizer quem é:{' '}
            <mark data-estado="coberta">riscado</mark> vai coberto; <mark data-estado="dica">pontilhado</mark>{' '}
            é só uma dica e vai à mostra, se você não cobrir. O nome de outras pessoas fica, para que se possa
            apurar.
            {destino === 'orgao' &&
              ' Se a pessoa consentiu com o envio a este órgão, ele lê o texto inteiro.'}
          </p>
          {textos.map((visto, k) => (
            <TextoAConferir
              // biome-ignore lint/suspicious/noArrayIndexKey: two texts may be the same, and none moves
              key={`${visto.versao} ${k}`}
              visto={visto}
              marcas={conferencia.marcasEm(visto)}
              onTrocar={(qual) => conferencia.onTrocar(visto, qual)}
              onCobrir={(faixa) => conferencia.onCobrir(visto, faixa)}
            />
          ))}
          <CobrirPalavra onCobrir={conferencia.onCobrirPalavra} />
        </>
      )}
    </section>
  );
}
