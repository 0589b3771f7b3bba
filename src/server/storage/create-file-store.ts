import type { Config } from '../config.ts';
import type { FileStore } from './file-store.ts';
import { localFileStore } from './local-file-store.ts';
import { s3FileStore } from './s3-file-store.ts';

/** S3 where the installation has one; otherwise DATA_DIR. */
export const createFileStore = ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): FileStore =>
  s3 ? s3FileStore(s3) : localFileStore(dataDir);
