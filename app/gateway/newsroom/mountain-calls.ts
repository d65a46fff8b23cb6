/** How staff enter and change passes and webcams. */
import {
  createPassDocument,
  createWebcamDocument,
  setPassDocument,
  setWebcamDocument,
  showMountainDocument,
} from "#graphql/generated/operations.ts";
import { defineCall } from "./staff-calls.ts";

/** Its number; null where there is no room. */
export const createPass = defineCall(createPassDocument, (data) => data.createPass);
export const createWebcam = defineCall(createWebcamDocument, (data) => data.createWebcam);
export const setPass = defineCall(setPassDocument, (data) => data.setPass);
export const setWebcam = defineCall(setWebcamDocument, (data) => data.setWebcam);
export const showMountain = defineCall(showMountainDocument, (data) => data.showMountain);
