import { useSearchParams } from 'react-router';
import { useOrgao } from '#shell/lista/apoio-queries.ts';
import { readNumero, readUmDe } from '#shell/lista/read-do-endereco.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { useTitulo } from '#shell/navegacao/titulo.ts';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { type EventoDeEmail, eventosDeEmail } from '../../domain/eventos.ts';
import { NaoEncontrado } from '../email-nao-encontrado.tsx';
import { useEmail, useEventos } from '../email-queries.ts';
import { EditorDoModelo } from './editor-do-modelo.tsx';
import { EscolherModelo } from './escolher-modelo.tsx';
import '../email.css';

const ABRINDO = <Skeleton shape="row" lines={8} label="Abrindo o modelo…" />;

function Editar({ idModelo }: { readonly idModelo: number }) {
  const consulta = useEmail(idModelo);
  if (consulta.isPending) return ABRINDO;
  if (!consulta.data) return <FalhaAoAbrir falha={consulta} />;
  if (consulta.data.tipo !== 'modelo') return <NaoEncontrado />;
  const { evento, descricao, orgao, versao, ativo, exigidoPor, versoes } = consulta.data;
  const [atual] = versoes;
  if (!atual) return <NaoEncontrado />;
  const { assunto, titulo, corpo, botao } = atual;
  return (
    <>
      <h2>{descricao}</h2>
      <p>{orgao ? `Modelo de ${orgao.sigla} – ${orgao.nome}.` : 'Modelo da plataforma.'}</p>
      <EditorDoModelo
        // Keyed by the template alone, so that typed text stays when it is read again.
        key={idModelo}
        modelo={{
          idModelo,
          evento,
          idOuvidoria: orgao?.idOuvidoria ?? null,
          versao,
          ativo,
          exigidoPor,
          palavras: { assunto, titulo, corpo, botao },
        }}
      />
    </>
  );
}

interface NovoProps {
  readonly evento: EventoDeEmail | undefined;
  readonly idOuvidoria: number | null;
}

function Novo({ evento, idOuvidoria }: NovoProps) {
  const eventos = useEventos();
  const orgao = useOrgao(idOuvidoria).data;
  if (eventos.isPending) return ABRINDO;
  if (!eventos.data) return <FalhaAoAbrir falha={eventos} />;
  const base = eventos.data.find((cada) => cada.evento === evento && !cada.daPlataforma);
  if (!base || idOuvidoria === null)
    return <EscolherModelo evento={base?.evento ?? ''} eventos={eventos.data} />;
  const { assunto, titulo, corpo, botao } = base;
  return (
    <>
      <h2>{base.descricao}</h2>
      <p>
        Novo modelo{orgao && ` de ${orgao.sigla} – ${orgao.nomeOuvidoria}`}. Ele começa com as palavras da
        plataforma.
      </p>
      <EditorDoModelo
        modelo={{
          idModelo: null,
          evento: base.evento,
          idOuvidoria,
          versao: 0,
          ativo: true,
          exigidoPor: null,
          palavras: { assunto, titulo, corpo, botao },
        }}
      />
    </>
  );
}

/** A new template of an office, or an existing one being edited (`?id=`). */
export default function CadastrarEmailPage() {
  const [params] = useSearchParams();
  const idModelo = readNumero(params.get('id'));
  useTitulo(idModelo === null ? null : 'Alterar e-mail');
  if (idModelo !== null) return <Editar idModelo={idModelo} />;
  return (
    <Novo
      evento={readUmDe(eventosDeEmail, params.get('evento'))}
      idOuvidoria={readNumero(params.get('idOuvidoria'))}
    />
  );
}
