import { type DragEvent, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readNumero } from '#shell/lista/read-do-endereco.ts';
import { useNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import type { PdfsDoCaso } from '../contract.ts';
import { AvisoAoSair } from './aviso-ao-sair.tsx';
import type { PdfDoCaso } from './do-caso.tsx';
import { isNaoGuardado } from './documento.ts';
import { AbrirDocumentos } from './mesa/abrir-documentos.tsx';
import { NaMesa } from './mesa/na-mesa.tsx';
import { useMesa } from './mesa/use-mesa.ts';
import './tarjamento.css';

const usePedidoDoEndereco = () => {
  const [params] = useSearchParams();
  const idManifestacao = readNumero(params.get('manifestacao'));
  const idAnexo = readNumero(params.get('anexo'));
  return idManifestacao !== null && idAnexo !== null ? { idManifestacao, idAnexo } : null;
};

export default function TarjamentoPage() {
  const mesa = useMesa();
  const { documentos, por } = mesa;
  const pedido = usePedidoDoEndereco();
  const [abrindoMais, setAbrindoMais] = useState(false);
  const [atendido, setAtendido] = useState(false);
  useNaoSalvo(documentos.some(isNaoGuardado), AvisoAoSair);
  const ativo = documentos.find(({ id }) => id === mesa.ativo);
  const abrirArquivos = (arquivos: readonly File[]) => {
    setAbrindoMais(false);
    for (const arquivo of arquivos) void por(arquivo.name, arquivo.size, { tipo: 'disco', arquivo });
  };
  const abrirDoCaso = useCallback(
    ({ idManifestacao, protocolo }: PdfsDoCaso, { idAnexo, nome, tamanho }: PdfDoCaso) => {
      setAbrindoMais(false);
      setAtendido(true);
      void por(nome, tamanho, { tipo: 'caso', idManifestacao, idAnexo, protocolo });
    },
    [por],
  );
  const soltar = (event: DragEvent) => {
    const arquivos = [...event.dataTransfer.files];
    if (arquivos.length === 0) return;
    event.preventDefault();
    abrirArquivos(arquivos);
  };
  const abrir = (
    <AbrirDocumentos pedido={atendido ? null : pedido} onArquivos={abrirArquivos} onDoCaso={abrirDoCaso} />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same by keyboard
    <div
      className="tarjamento"
      data-largura="total"
      onDragOver={(event) => event.preventDefault()}
      onDrop={soltar}
    >
      {ativo ? <NaMesa mesa={mesa} ativo={ativo} onAbrirMais={() => setAbrindoMais(true)} /> : abrir}
      <Modal
        open={abrindoMais}
        title="Abrir outro documento"
        largura={800}
        formId="tj-abrir-outro"
        footer={null}
        onClose={() => setAbrindoMais(false)}
      >
        {abrir}
      </Modal>
    </div>
  );
}
